// Files read, written, listed, watched, streamed; once by callback, once by promise, once at once.
const fs = require('fs');
const { join } = require('path');
setTimeout(() => process.exit(3), 3000).unref();

function folder() {
  const made = fs.mkdtempSync(join(require('os').tmpdir(), 'eddy-torture-'));
  process.on('exit', () => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

async function run() {
  const dir = folder();
  const file = join(dir, 'a');
  fs.writeFileSync(file, 'x'.repeat(200000));
  fs.readFileSync(file, 'utf8');
  await fs.promises.writeFile(join(dir, 'b'), 'text');
  await fs.promises.rename(join(dir, 'b'), join(dir, 'c'));
  await fs.promises.stat(join(dir, 'c'));
  await new Promise((resolve) => fs.readFile(__filename, resolve));
  await new Promise((resolve) => {
    const from = fs.createReadStream(file);
    const to = fs.createWriteStream(join(dir, 'd'));
    require('stream').pipeline(from, to, resolve);
  });
  const watcher = fs.watch(dir);
  watcher.on('error', () => {});
  fs.appendFileSync(file, 'y');
  fs.realpathSync(file);
  fs.readdirSync(dir);
  watcher.close();
}
run().catch((error) => console.error(error.code ?? error));
