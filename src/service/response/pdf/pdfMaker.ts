import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { ConcurrencyLimiter, LimiterFull } from '#kit/async/concurrencyLimiter.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { PdfContent } from './pdfContent.ts';

export interface PdfAnswer {
  readonly bytes: Uint8Array;
  /** Fonts of the operator that could not be read. */
  readonly unreadable: readonly string[];
}

export type PdfFailure = {
  /** Too many wait already, or this one took too long or could not be drawn. */
  readonly code: 'pdf_busy' | 'pdf_failed';
};

export interface PdfMakerOptions {
  /** Font files of the operator, asked for letters that the fonts of the service do not have. */
  readonly fonts: readonly string[];
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds after which the thread is ended. */
  readonly timeLimit?: number;
}

const mostWaiting = 20;
const usualTimeLimit = 30_000;
/** An unused thread ends after this, because it holds its fonts in memory. */
const idleTime = 60_000;

/**
 * Makes PDFs one after the other in a thread of their own, so that requests never wait for the layout of a page. The
 * thread starts with the first PDF.
 */
export class PdfMaker {
  readonly #options: PdfMakerOptions;
  readonly #limiter = new ConcurrencyLimiter(1, mostWaiting);
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: PdfMakerOptions) {
    this.#options = options;
  }

  async make(content: PdfContent): Promise<Result<Uint8Array, PdfFailure>> {
    try {
      return await this.#limiter.run(() => this.#draw(content));
    } catch (error) {
      if (error instanceof LimiterFull) return failed({ code: 'pdf_busy' });
      throw error;
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
