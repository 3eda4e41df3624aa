class Named extends Error {
  constructor(message) {
    super(message);
    this.name = 'Named';
  }
}

function deep() {
  throw new Named('by its class');
}
deep();
