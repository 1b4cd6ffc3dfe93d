import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { FairLimiter, LimiterFull, WaitAborted } from '#kit/async/fairLimiter.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { PdfContent } from './pdfContent.ts';

export interface PdfAnswer {
  readonly bytes: Uint8Array;
  /** Fonts of the operator that could not be read. */
  readonly unreadable: readonly string[];
}

export type PdfFailure = {
  /** Too many wait already or it waited too long, or drawing it took too long or failed. */
  readonly code: 'pdf_busy' | 'pdf_failed';
};

export interface PdfMakerOptions {
  /** Font files of the operator, asked for letters that the fonts of the service do not have. */
  readonly fonts: readonly string[];
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds after which the thread is ended. */
  readonly timeLimit?: number;
  /** Milliseconds after which a request gets `pdf_busy`. */
  readonly longestWait?: number;
}

export interface PdfTurn {
  /** Whose turn it takes: organisations take turns. */
  readonly organizationId: string;
  /** Of a request, which does not wait for longer than its connection lives. Mails have time. */
  readonly signal?: AbortSignal;
}

const mostWaiting = 40;
const usualTimeLimit = 15_000;
/** Connections without an answer end after 30 seconds. */
const usualLongestWait = 25_000;
/** An unused thread ends after this, because it holds its fonts in memory. */
const idleTime = 60_000;

/**
 * Makes PDFs one after the other in a thread of their own, so that requests never wait for the layout of a page. Organisations
 * take turns. The thread starts with the first PDF.
 */
export class PdfMaker {
  readonly #options: PdfMakerOptions;
  readonly #limiter = new FairLimiter({ atOnce: 1, waiting: mostWaiting });
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: PdfMakerOptions) {
    this.#options = options;
  }

  async make(
    content: PdfContent,
    { organizationId, signal: given }: PdfTurn,
  ): Promise<Result<Uint8Array, PdfFailure>> {
    const { longestWait = usualLongestWait } = this.#options;
    const signal = given && AbortSignal.any([given, AbortSignal.timeout(longestWait)]);
    const busy = failed({ code: 'pdf_busy' } as const);
    const made = this.#limiter
      .run(organizationId, () => this.#draw(content), signal)
      .catch((error: unknown) => {
        if (error instanceof LimiterFull || error instanceof WaitAborted) return busy;
        throw error;
      });
    if (signal === undefined) return await made;
    // Its place is free when the thread is, but nobody has to wait for that.
    const { promise: left, resolve } = Promise.withResolvers<typeof busy>();
    const leave = () => resolve(busy);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([made, left]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #draw(content: PdfContent): Promise<Result<Uint8Array, PdfFailure>> {
    clearTimeout(this.#idle);
    const { log, timeLimit = usualTimeLimit } = this.#options;
    this.#worker ??= this.#start();
    try {
      const { bytes, unreadable } = await answerOf(this.#worker, content, timeLimit);
      for (const font of unreadable) log.warn({ font }, 'a font for PDFs could not be read');
      this.#idle = setTimeout(() => void this.close(), idleTime);
      this.#idle.unref();
      return ok(bytes);
    } catch (error) {
      log.warn({ err: error }, 'a PDF could not be made');
      await this.close();
      return failed({ code: 'pdf_failed' });
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
      workerData: { fonts: this.#options.fonts },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // An error between two documents must not end the process.
    worker.on('error', () => undefined);
    // An idle thread does not keep the process alive.
    worker.unref();
    return worker;
  }
}

async function answerOf(worker: Worker, content: PdfContent, timeLimit: number): Promise<PdfAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>();
  const exited = () => reject(new Error('The thread has ended.'));
  const timer = setTimeout(() => reject(new Error('It took too long.')), timeLimit);
  worker.once('message', resolve).once('error', reject).once('exit', exited);
  worker.ref();
  try {
    worker.postMessage(content);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', exited);
    worker.unref();
  }
}
