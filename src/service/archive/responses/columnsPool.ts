import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ArchiveProblem, type Place } from '../problem.ts';
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
  | { kind: 'problem'; place: Place | undefined; reason: string };

interface Waiting {
  resolve(columns: ResponseColumns): void;
  reject(error: unknown): void;
}

/** Less than this is read sooner than a thread starts. */
const worthThreads = 4 << 20;

/**
 * Reads lines on other threads, because parsing takes longer than storing. Threads start when there is enough
 * to do for them; with one processor there are none.
 */
export class ColumnsPool {
  readonly size = Math.min(2, availableParallelism());
  readonly #members: { worker: Worker; waiting: Waiting[] }[] = [];
  #bytes = 0;
  #next = 0;
  #broken: unknown;

  async columns(file: string, block: LineBlock, request: ColumnsRequest): Promise<ResponseColumns> {
    this.#bytes += block.bytes.length;
    if (this.size === 1 || this.#bytes < worthThreads) return columnsOfBlock(file, block, request);
    if (this.#members.length === 0) for (let n = 0; n < this.size; n += 1) this.#start();
    if (this.#broken !== undefined) throw this.#broken;
    const member = this.#members[this.#next % this.size];
    if (member === undefined) throw new Error('no thread');
    this.#next += 1;
    // A copy, since the reader uses its buffer again; it is handed over, not copied once more.
    const bytes = new Uint8Array(block.bytes);
    const job: ColumnsJob = { file, bytes, firstLine: block.firstLine, request };
    return await new Promise<ResponseColumns>((resolve, reject) => {
      member.waiting.push({ resolve, reject });
      member.worker.postMessage(job, [bytes.buffer]);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
  }

  #start(): void {
    const worker = new Worker(new URL('./columnsWorker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    const waiting: Waiting[] = [];
    // A thread answers in the order in which it was asked.
    worker.on('message', (answer: ColumnsAnswer) => {
      const first = waiting.shift();
      if (answer.kind === 'columns') first?.resolve(answer.columns);
      else first?.reject(new ArchiveProblem(answer.place, answer.reason));
    });
    worker.on('error', (error) => {
      this.#broken = error;
      for (const each of waiting.splice(0)) each.reject(error);
    });
    this.#members.push({ worker, waiting });
  }
}
