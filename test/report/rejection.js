Promise.reject(new Error('nobody listens'));
