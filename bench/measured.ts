import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The folder of this checkout. */
export const ownProgram = join(import.meta.dirname, '..');

/** A server under measurement: its address and its CPU time. */
export interface MeasuredServer {
  url: string;
  pid: number;
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs Node directly, so that no launcher is measured. */
async function start(
  args: string[],
  env: NodeJS.ProcessEnv,
  cpuSeconds: (url: string) => Promise<number>,
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  const url = await firstAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    cpuSeconds: () => cpuSeconds(url),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function firstAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read the address from');
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) {
      child.stdout.resume();
      return address;
    }
  }
  throw new Error('the server ended before it listened');
}

export async function startBare(bodyFile: string): Promise<MeasuredServer> {
  return await startScript('./bareServer.ts', bodyFile);
}

export async function startBareSubmit(databaseFile: string): Promise<MeasuredServer> {
  return await startScript('./bareSubmitServer.ts', databaseFile);
}

async function startScript(name: string, file: string): Promise<MeasuredServer> {
  const script = new URL(name, import.meta.url).pathname;
  return await start([script, file], {}, async (url) => Number(await (await fetch(`${url}/cpu`)).text()));
}

/** `program` is the folder of another checkout. */
export async function startCanvass(env: NodeJS.ProcessEnv, program = ownProgram): Promise<MeasuredServer> {
  const script = join(program, 'bin/canvass');
  const server = await start([script, 'serve', '--port', '0'], env, (url) =>
    metric(url, 'process_cpu_seconds_total'),
  );
  // Long, because other tests may keep the machine busy.
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    const ready = await fetch(`${server.url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return server;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the service did not become ready');
}

export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`/metrics has no ${name}`);
  return Number(line.slice(name.length + 1));
}
