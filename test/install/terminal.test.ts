import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { shellQuoted } from '#kit/text/shellQuoted.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { printed } from './printed.ts';

const canvass = join(import.meta.dirname, '../../bin/canvass');
const hasScript = spawnSync('script', ['--version']).status === 0;
const skip = hasScript ? false : 'needs script(1) from util-linux for a pseudo-terminal';

/** Runs the service on a pseudo-terminal, calls it once, and returns what the terminal showed. */
async function onTerminal(env: NodeJS.ProcessEnv): Promise<string> {
  const command = [process.execPath, canvass, 'serve', '--port', '0'].map(shellQuoted).join(' ');
  const child = spawn('script', ['-qec', `exec ${command}`, '/dev/null'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(shown);
        if (found !== null) resolve(found);
      };
      child.stdout.on('data', look);
      child.once('close', () => reject(new Error(`the terminal never showed ${pattern}:\n${shown}`)));
      look();
    });
  child.stdout.on('data', (chunk: Buffer) => {
    shown += String(chunk).replaceAll('\r\n', '\n');
  });
  try {
    const [, address] = await until(/^Listening on (http:\S+)\n/m);
    await (await fetch(`${address}/f/nothing1`)).arrayBuffer();
    await until(/\/f\/nothing1.*\n/);
  } finally {
    const closed = new Promise((resolve) => child.once('close', resolve));
    // Ctrl-C, typed at the terminal.
    child.stdin.write('\u0003');
    await closed;
  }
  return shown;
}

test('on a terminal the link comes first, alone, and the log is readable', { skip }, async () => {
  await using data = await engine('sqlite').open();
  const shown = await onTerminal(data.env);
  assert.match(
    shown,
    /^\n {2}http:\/\/localhost:\d+\/setup\/[\w-]+\n\nOpen this link to set up your organisation/,
  );
  assert.match(shown, /^\d\d:\d\d:\d\d info {2}GET \/f\/nothing1 404 [\d.]+ ms\n/m);
  assert.doesNotMatch(shown, /\{"level"/);
});

test('CANVASS_LOG_FORMAT=json keeps JSON lines on a terminal', { skip }, async () => {
  await using data = await engine('sqlite').open();
  const shown = await onTerminal({ ...data.env, CANVASS_LOG_FORMAT: 'json' });
  assert.match(shown, /^\{"level":30,.*"path":"\/f\/nothing1","status":404,.*\}\n/m);
});

test('without a terminal the address comes first, and the log is JSON', async () => {
  await using data = await engine('sqlite').open();
  await using service = await startService(data.env);
  await (await fetch(`${service.url}/f/nothing1`)).arrayBuffer();
  await printed(service, /^Canvass is at http:\/\/localhost:\d+\/app\nListening on /);
  await printed(service, /^\{"level":30,.*"path":"\/f\/nothing1","status":404,.*\}\n/m);
});

test('CANVASS_LOG_FORMAT=text gives readable lines to a file', async () => {
  await using data = await engine('sqlite').open();
  await using service = await startService({ ...data.env, CANVASS_LOG_FORMAT: 'text' });
  await (await fetch(`${service.url}/f/nothing1`)).arrayBuffer();
  await printed(service, /^\d\d:\d\d:\d\d info {2}GET \/f\/nothing1 404 [\d.]+ ms\n/m);
});
