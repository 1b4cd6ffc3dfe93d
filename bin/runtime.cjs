// Runs Canvass on this Node.js if it is recent enough, or else on the bundled one. Written in JavaScript that Node 20
// can parse, since the machine's own Node may be that old. Run directly, it starts the script in its first argument:
//   node bin/runtime.cjs scripts/test.ts
'use strict';
const path = require('node:path');
const { spawn } = require('node:child_process');
const { constants } = require('node:os');

/** SQLite before 3.51.3 can corrupt a database with two writers, and Node's version does not imply SQLite's. */
function suffices() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 24) return false;
  const [a, b, c] = (process.versions.sqlite || '0.0.0').split('.').map(Number);
  const sqlite = a * 1e6 + b * 1e3 + c;
  return sqlite >= 3051003 && typeof require('node:crypto').argon2 === 'function';
}

function bundledRuntime() {
  try {
    const folder = path.dirname(require.resolve(`node-${process.platform}-${process.arch}/package.json`));
    return path.join(folder, 'bin', 'node');
  } catch {
    return undefined;
  }
}

/** Runs `script` with `args`: in this process if its Node suffices, else in the bundled runtime. */
async function run(script, args) {
  if (suffices()) {
    require('node:module').enableCompileCache();
    process.argv = [process.argv[0], script, ...args];
    await import(require('node:url').pathToFileURL(script).href);
    return;
  }
  const runtime = bundledRuntime();
  if (runtime === undefined) {
    process.stderr.write(
      `Canvass needs Node.js 24 or newer with SQLite 3.51.3; this is ${process.version}, and no bundled runtime is installed for ${process.platform}-${process.arch}. Install a current Node.js and run the command again.\n`,
    );
    process.exitCode = 1;
    return;
  }
  // The IPC channel closes when this process dies, even by kill -9, so that the child never outlives it.
  const child = spawn(runtime, [__filename, script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, CANVASS_LAUNCHER: String(process.pid) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`The bundled runtime did not start: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exit(code === null ? 128 + (constants.signals[signal] || 0) : code);
  });
}

if (require.main === module) {
  if (process.env.CANVASS_LAUNCHER === String(process.ppid) && process.channel) {
    process.on('disconnect', () => process.exit(1));
    process.channel.unref();
  }
  delete process.env.CANVASS_LAUNCHER;
  run(path.resolve(process.argv[2]), process.argv.slice(3));
}

module.exports = { run };
