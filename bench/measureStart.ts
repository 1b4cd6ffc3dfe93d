import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Milliseconds from process start to the first successful `/readyz`: the median of so many starts. */
export async function measureStart(env: NodeJS.ProcessEnv, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await startOnce(env, await freePort()));
  times.sort((one, other) => one - other);
  return times[Math.floor(rounds / 2)] ?? 0;
}

async function startOnce(env: NodeJS.ProcessEnv, port: number): Promise<number> {
  const script = new URL('../bin/canvass', import.meta.url).pathname;
  const started = performance.now();
  const child = spawn(process.execPath, [script, 'serve', '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null) throw new Error('the service ended before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const time = performance.now() - started;
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return time;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
