import type { Logger } from 'pino';
import { FairLimiter, LimiterFull, WaitAborted } from '#kit/async/fairLimiter.ts';
import { HelperThread, ThreadFailed } from '#kit/async/helperThread.ts';
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
  readonly maxWait?: number;
}

export interface PdfTurn {
  /** Whose turn it takes: organisations take turns. */
  readonly organizationId: string;
  /** Of a request, which does not wait for longer than its connection lives. Mails have time. */
  readonly signal?: AbortSignal;
}

const maxWaiting = 40;
const usualTimeLimit = 15_000;
/** Connections without an answer end after 30 seconds. */
const usualLongestWait = 25_000;
/**
 * Makes PDFs one after the other in a thread of their own, so that requests never wait for the layout of a page. Organisations
 * take turns. The thread starts with the first PDF.
 */
export class PdfMaker {
  readonly #options: PdfMakerOptions;
  readonly #limiter = new FairLimiter({ atOnce: 1, waiting: maxWaiting });
  readonly #thread: HelperThread<PdfContent, PdfAnswer>;

  constructor(options: PdfMakerOptions) {
    this.#options = options;
    this.#thread = new HelperThread({
      file: new URL('./pdfWorker.ts', import.meta.url),
      workerData: { fonts: options.fonts },
      memory: 256,
      timeLimit: options.timeLimit ?? usualTimeLimit,
    });
  }

  async make(
    content: PdfContent,
    { organizationId, signal: given }: PdfTurn,
  ): Promise<Result<Uint8Array, PdfFailure>> {
    const { maxWait = usualLongestWait } = this.#options;
    // A PDF that is begun is sent also to a client that has ended its own side.
    const late = given && AbortSignal.timeout(maxWait);
    const busy = failed({ code: 'pdf_busy' } as const);
    const made = this.#limiter
      .run(organizationId, () => this.#draw(content), given && late && AbortSignal.any([given, late]))
      .catch((error: unknown) => {
        if (error instanceof LimiterFull || error instanceof WaitAborted) return busy;
        throw error;
      });
    if (late === undefined) return await made;
    // Its place is free when the thread is, but nobody has to wait for that.
    const { promise: left, resolve } = Promise.withResolvers<typeof busy>();
    const leave = () => resolve(busy);
    late.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([made, left]);
    } finally {
      late.removeEventListener('abort', leave);
    }
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }

  async #draw(content: PdfContent): Promise<Result<Uint8Array, PdfFailure>> {
    const { log } = this.#options;
    try {
      const { bytes, unreadable } = await this.#thread.ask(content);
      for (const font of unreadable) log.warn({ font }, 'a font for PDFs could not be read');
      return ok(bytes);
    } catch (error) {
      if (!(error instanceof ThreadFailed)) throw error;
      log.warn({ err: error.cause }, 'a PDF could not be made');
      return failed({ code: 'pdf_failed' });
    }
  }
}
