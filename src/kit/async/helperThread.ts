import { Worker } from 'node:worker_threads';

export interface HelperThreadOptions {
  /** The file that the thread runs; it answers each message with one message, and calls `runHelper`. */
  readonly file: URL;
  readonly workerData?: unknown;
  readonly memory: number;
  /** Milliseconds after which a task is given up and the thread ended. */
  readonly timeLimit: number;
  /** Milliseconds without a task after which the thread ends, because it holds memory. */
  readonly idleTime?: number;
}

/** The thread ended, ran out of memory, took too long or failed. The next task gets a new one. */
export class ThreadFailed extends Error {
  override name = 'ThreadFailed';
}

const usualIdleTime = 60_000;

/**
 * A thread for long calculations, which starts with the first task. It does one task at a time: callers queue them, for
 * example with a `FairLimiter`.
 */
export class HelperThread<Task, Answer> {
  readonly #options: HelperThreadOptions;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: HelperThreadOptions) {
    this.#options = options;
  }

  /** Throws {@link ThreadFailed} if there is no answer. */
  async ask(task: Task): Promise<Answer> {
    clearTimeout(this.#idle);
    const { timeLimit, idleTime = usualIdleTime } = this.#options;
    this.#worker ??= this.#start();
    try {
      const answer = await answerOf<Answer>(this.#worker, task, timeLimit);
      this.#idle = setTimeout(() => void this.close(), idleTime);
      this.#idle.unref();
      return answer;
    } catch (error) {
      await this.close();
      throw new ThreadFailed('a helper thread gave no answer', { cause: error });
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const { file, workerData, memory } = this.#options;
    const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory } });
    // An error between two tasks must not end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    // An idle thread does not keep the process alive.
    worker.unref();
    return worker;
  }
}

async function answerOf<Answer>(worker: Worker, task: unknown, timeLimit: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const exited = () => reject(new Error('The thread has ended.'));
  const timer = setTimeout(() => reject(new Error('It took too long.')), timeLimit);
  worker.once('message', resolve).once('error', reject).once('exit', exited);
  worker.ref();
  try {
    worker.postMessage(task);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', exited);
    worker.unref();
  }
}
