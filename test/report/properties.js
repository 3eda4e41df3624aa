throw Object.assign(new Error('with more'), { code: 'E_MORE', detail: { a: 1 } });
