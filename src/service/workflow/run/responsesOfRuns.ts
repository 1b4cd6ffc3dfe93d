import { ByteRoom } from '#kit/async/byteRoom.ts';
import { shortTail } from '#store/query/response/boundedRows.ts';
import { type OutlinedResponse, responseOutlines } from '#store/query/response/responseOutlines.ts';
import { sealedOfRun } from '#store/query/workflow/run.ts';
import { responseToSend } from '#store/query/workflow/runContext.ts';
import type { DueRun } from '#store/runBatch.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { ResponseOfRun } from './attemptRun.ts';

/** A response in memory, until it is released. */
export interface OpenResponse {
  /** Undefined if it is gone. */
  readonly response: ResponseOfRun | undefined;
  /** The text that the run holds, if it was left out of the claim. */
  readonly sealed?: string;
  readonly release: () => void;
}

/** Opens the response of a run. A long one waits for room, and is not read if nobody wants it any more by then. */
export type OpensResponse = (isWanted: () => boolean) => Promise<OpenResponse | undefined>;

export interface ResponsesContext {
  readonly store: Pick<Store, 'read'>;
  readonly keys: () => AccountKeys;
}

const nothing: OpenResponse = { response: undefined, release: () => undefined };

/**
 * Reads the responses of claimed runs, so that those of all attempts under way have a limited number of bytes together. Most are
 * short and read with one query per form; a query of its own reads a long one when its turn comes.
 */
export class ResponsesOfRuns {
  readonly #context: ResponsesContext;
  readonly #room: ByteRoom;
  readonly #attempts: number;

  constructor(context: ResponsesContext, { bytes, attempts }: { bytes: number; attempts: number }) {
    this.#context = context;
    this.#room = new ByteRoom(bytes);
    this.#attempts = attempts;
  }

  async of(runs: readonly DueRun[]): Promise<(run: DueRun) => OpensResponse> {
    const { store } = this.#context;
    const stored = runs.filter(({ response_id }) => response_id !== null);
    const short = this.#shortOf(stored.length);
    const found = new Map<string, OutlinedResponse>();
    for (const group of Map.groupBy(stored, ({ form_id }) => form_id).values()) {
      const ids = [...new Set(group.flatMap(({ response_id }) => response_id ?? []))];
      const { organization_id, form_id } = group[0] as DueRun;
      for (const row of await responseOutlines(store.read, organization_id, form_id, ids, short))
        found.set(`${form_id} ${row.id}`, row);
    }
    return (run) => this.#opens(run, found.get(`${run.form_id} ${run.response_id}`));
  }

  /** The length up to which so many are read at once: what there is room for, and always those that are really short. */
  #shortOf(count: number): number {
    const fitting = Math.floor(this.#room.free / Math.max(1, count));
    return Math.max(shortTail(this.#attempts), Math.min(shortTail(count), fitting));
  }

  #opens(run: DueRun, outline: OutlinedResponse | undefined): OpensResponse {
    const { store } = this.#context;
    const { organization_id, form_id, response_id } = run;
    if (response_id === null) return this.#opensSealed(run);
    if (outline === undefined) return async () => nothing;
    const { head, workflows, tail, bytes, number, created_at: createdAt } = outline;
    if (tail !== null) {
      const release = this.#room.hold(bytes);
      return async () => ({ response: { number, createdAt, json: head + workflows + tail }, release });
    }
    return this.#whenRoom(bytes, async () => {
      const row = await responseToSend(store.read, organization_id, form_id, response_id);
      return { response: row && { number: row.number, createdAt: row.created_at, json: row.json } };
    });
  }

  /** Opens the response that a run holds itself. */
  #opensSealed(run: DueRun): OpensResponse {
    const { store, keys } = this.#context;
    const { sealed, sealed_bytes: bytes, created_at: createdAt } = run;
    const opened = (text: string): ResponseOfRun | undefined => {
      const json = keys().open('private_run', text);
      return json === undefined ? undefined : { number: null, createdAt, json };
    };
    if (sealed !== null) {
      const response = opened(sealed);
      if (response === undefined) return async () => nothing;
      const release = this.#room.hold(response.json.length);
      return async () => ({ response, release });
    }
    if (bytes === undefined || bytes === null) return async () => nothing;
    // Sealed and opened, it is in memory twice.
    return this.#whenRoom(2 * bytes, async () => {
      const text = await sealedOfRun(store.read, run);
      return text === undefined ? { response: undefined } : { response: opened(text), sealed: text };
    });
  }

  #whenRoom(bytes: number, read: () => Promise<Omit<OpenResponse, 'release'>>): OpensResponse {
    return async (isWanted) => {
      const release = await this.#room.take(bytes);
      try {
        if (isWanted()) return { ...(await read()), release };
      } catch (error) {
        release();
        throw error;
      }
      release();
      return undefined;
    };
  }
}
