import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type ArchiveLocation, ArchiveProblem } from '../problem.ts';
import type { LineBlock } from '../source.ts';
import type { ColumnsRequest, ResponseColumns } from './columns.ts';
import { columnsOfBlock } from './readColumns.ts';

export interface ColumnsJob {
  file: string;
  bytes: Uint8Array;
  firstLine: number;
  request: ColumnsRequest;
}

export type ColumnsAnswer =
  | { kind: 'columns'; columns: ResponseColumns }
  | { kind: 'problem'; location: ArchiveLocation | undefined; reason: string };

interface Waiting {
  resolve(columns: ResponseColumns): void;
  reject(error: unknown): void;
}

/** Less than this is parsed sooner than a thread starts. */
const worthAThread = 4 << 20;

/** With this many blocks in the queue, the next one is parsed sooner on this thread. */
const maxQueue = 3;

/**
 * Parses lines on a second thread, and during the check on this one too: parsing takes about as long as storing. The
 * thread starts once there is enough work for it, and never on a single processor.
 */
export class ColumnsPool {
  /** The number of blocks in flight: more lines than a batch, so that the thread parses while this one writes. */
  readonly window = 12;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #bytes = 0;
  #broken: unknown;

  async columns(file: string, block: LineBlock, request: ColumnsRequest): Promise<ResponseColumns> {
    this.#bytes += block.bytes.length;
    const alone = availableParallelism() === 1 || this.#bytes < worthAThread;
    // While rows are stored, this thread is busy, and parsing here would also fill its heap.
    const here = !request.text && this.#waiting.length >= maxQueue;
    if (alone || here) return columnsOfBlock(file, block, request);
    if (this.#broken !== undefined) throw this.#broken;
    this.#worker ??= this.#start();
    // Copied once, because the reader reuses its buffer; the copy is then transferred to the thread.
    const bytes = new Uint8Array(block.bytes);
    const job: ColumnsJob = { file, bytes, firstLine: block.firstLine, request };
    const answer = Promise.withResolvers<ResponseColumns>();
    this.#waiting.push(answer);
    this.#worker.postMessage(job, [bytes.buffer]);
    return await answer.promise;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./columnsWorker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    // The thread answers in the order of the requests.
    worker.on('message', (answer: ColumnsAnswer) => {
      const first = this.#waiting.shift();
      if (answer.kind === 'columns') first?.resolve(answer.columns);
      else first?.reject(new ArchiveProblem(answer.location, answer.reason));
    });
    worker.on('error', (error) => {
      this.#broken = error;
      for (const each of this.#waiting.splice(0)) each.reject(error);
    });
    return worker;
  }
}
