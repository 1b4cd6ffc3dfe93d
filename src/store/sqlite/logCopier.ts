import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Copies write-ahead logs into their databases in one worker thread, which starts at the first copy. In the main thread
 * every request would wait for the copying and for two flushes of the disk.
 */
export class LogCopier {
  /** In the order of their copies, which is that of the thread's messages. */
  readonly #waiting: (() => void)[] = [];
  #worker: Worker | undefined;
  #closed = false;

  /**
   * Resolves when the log is copied or could not be, such as on a full disk: the log keeps everything, and the next
   * copy tries again.
   */
  async copy(path: string): Promise<void> {
    if (this.#closed) return;
    const worker = this.#started();
    // An idle thread does not keep the process alive, but a copy that someone waits for does.
    worker.ref();
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      worker.postMessage(path);
    });
    if (this.#waiting.length === 0) worker.unref();
  }

  /** Ends the thread, which closes its connections. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    const ended = once(worker, 'exit');
    worker.postMessage(undefined);
    await ended;
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./checkpointWorker.ts', import.meta.url));
    worker.on('message', () => this.#waiting.shift()?.());
    // The thread could not start, or SQLite's library failed: the next copy starts another.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
    this.#worker = worker;
    return worker;
  }
}
