setTimeout(() => {
  throw new Error('later');
}, 1);
