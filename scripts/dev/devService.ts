import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../freePort.ts';

/** The service as a child process that can be restarted. */
export class DevService {
  readonly #root: string;
  readonly #url: string;
  readonly #data: string;
  #child: ChildProcess | undefined;
  #port: Promise<number>;
  /** Only the first process prints the service's address and how to set it up. */
  #hasIntroduced = false;

  constructor(root: string, { url, data }: { url: string; data: string }) {
    this.#root = root;
    this.#url = url;
    this.#data = data;
    this.#port = this.#start();
  }

  /** The port once the service listens; rejects if it did not start. */
  port(): Promise<number> {
    return this.#port;
  }

  async restart(): Promise<void> {
    this.#hasIntroduced = true;
    // Requests wait for the new process from here on.
    this.#port = this.stop().then(() => this.#start());
    await this.#port;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
    await ended;
    clearTimeout(timer);
  }

  async #start(): Promise<number> {
    const port = await freePort();
    const command = [join(this.#root, 'bin/canvass'), 'serve', '--port', String(port), '--data', this.#data];
    const child = spawn(process.execPath, command, {
      cwd: this.#root,
      env: { CANVASS_LOG_LEVEL: 'warn', ...process.env, CANVASS_URL: this.#url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    child.once('exit', (code) =>
      reject(new Error(`The service ended (${code}). It starts again with the next change.`)),
    );
    child.once('error', reject);
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Listening on ')) resolve(port);
      else if (!this.#hasIntroduced) process.stdout.write(`${line}\n`);
    });
    return await promise;
  }
}
