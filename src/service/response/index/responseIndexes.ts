import type { Logger } from 'pino';
import { nextPiece } from '#kit/async/nextPiece.ts';
import type { Clock } from '#kit/time/clock.ts';
import { day } from '#kit/time/durations.ts';
import { changesSince } from '#store/query/response/changeLog.ts';
import {
  findIndex,
  finishedIndexes,
  type IndexRow,
  nextUnfinishedIndex,
  requestIndex,
  sortedFields,
  updateIndex,
  wordsField,
} from '#store/query/response/table/responseIndex.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Definitions } from '../../form/definitions.ts';
import { buildStep } from './buildStep.ts';
import { moveOn } from './moveOn.ts';

export interface IndexContext {
  readonly store: Store;
  readonly definitions: Definitions;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

export interface IndexUse {
  readonly ready: boolean;
  /** Responses that are in it, while it is built. */
  readonly done: number;
}

/** An index that nobody used for so long is removed. */
const unusedTime = 60 * day;
/** Each order of a field costs as much space as a small column. */
const maxSortedFields = 6;
/** Milliseconds that a request spends on bringing an index up to date. */
const moveBudget = 400;
/** Milliseconds of building before other work gets its turn for longer. */
const workTime = 800;
const pause = 5;

/**
 * The indexes of responses: words and orders of fields. They are built in the background on first use, and brought up to
 * date from the change log when they are used, so that a submission never writes to them.
 */
export class ResponseIndexes {
  readonly #context: IndexContext;
  #working: Promise<void> | undefined;
  #stopped = false;
  /** The organisation of the last step: organisations take turns, one step each. */
  #last = '';
  readonly #moving = new Map<string, Promise<boolean>>();

  constructor(context: IndexContext) {
    this.#context = context;
  }

  /** Whether an index can be used now, with everything stored before this call; asks for it if it is missing. */
  async use(organizationId: OrganizationId, formId: string, fieldId: string): Promise<IndexUse> {
    const { store, clock } = this.#context;
    const index = await findIndex(store.read, organizationId, formId, fieldId);
    if (index === undefined) await this.#request(organizationId, formId, fieldId);
    if (index?.state === 'removing') await this.#write((db) => updateIndex(db, index, { state: 'clearing' }));
    if (index?.state !== 'ready') {
      this.#begin();
      return { ready: false, done: Number(index?.done ?? 0) };
    }
    if (clock() - index.used_at > day)
      await this.#write((db) => updateIndex(db, index, { used_at: clock() }));
    return { ready: await this.#bringUpToDate(index), done: Number(index.done) };
  }

  /** Builds what was asked for, for a while; `stop` ends it earlier. */
  async work(): Promise<void> {
    this.#working ??= this.#run().finally(() => {
      this.#working = undefined;
    });
    await this.#working;
  }

  /** Takes up changes of indexes that nobody used lately, so that they hold nothing erased, and removes unused ones. */
  async tidy(): Promise<void> {
    const { store, clock } = this.#context;
    for (let after = { form_id: '', field_id: '' }; ; ) {
      const indexes = await finishedIndexes(store.read, after, 100);
      for (const index of indexes) {
        if (index.used_at < clock() - unusedTime)
          await this.#write((db) => updateIndex(db, index, { state: 'removing' }));
        else while (!this.#stopped && !(await this.#bringUpToDate(index)));
      }
      const last = indexes.at(-1);
      if (last === undefined || this.#stopped) return;
      after = last;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
  }

  #begin(): void {
    if (this.#working !== undefined || this.#stopped) return;
    this.work().catch((error: unknown) => this.#context.log.error({ err: error }, 'an index was not built'));
  }

  async #run(): Promise<void> {
    const { store } = this.#context;
    const until = performance.now() + workTime;
    while (!this.#stopped && performance.now() < until) {
      const index =
        (await nextUnfinishedIndex(store.read, this.#last)) ?? (await nextUnfinishedIndex(store.read, ''));
      if (index === undefined) return;
      this.#last = index.organization_id;
      await nextPiece();
      await this.#write((db) => buildStep(db, this.#context, index));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** False if there is too much to take up in one request, or it has to be built anew. */
  async #bringUpToDate(index: IndexRow): Promise<boolean> {
    const { organization_id, form_id, field_id } = index;
    const name = JSON.stringify([organization_id, form_id, field_id]);
    const running = this.#moving.get(name);
    // A change that came after the running one began would be missed.
    if (running !== undefined) await running;
    const moving = this.#moveOn(index).finally(() => this.#moving.delete(name));
    this.#moving.set(name, moving);
    return await moving;
  }

  async #moveOn(index: IndexRow): Promise<boolean> {
    const { store } = this.#context;
    const { organization_id, form_id } = index;
    const until = performance.now() + moveBudget;
    let { watermark } = index;
    for (;;) {
      const { entries } = await changesSince(store.read, organization_id, form_id, watermark, 1, {
        hasValues: false,
      });
      if (entries.length === 0) return true;
      if (performance.now() >= until) return false;
      const moved = await this.#write((db) => moveOn(db, this.#context, index));
      if (moved === undefined) return false;
      watermark = moved;
    }
  }

  async #request(organizationId: OrganizationId, formId: string, fieldId: string): Promise<void> {
    const now = this.#context.clock();
    await this.#write(async (db) => {
      const watermark = await newestNumber(db, organizationId);
      await requestIndex(db, organizationId, formId, fieldId, { watermark, now });
      if (fieldId === wordsField) return;
      const fields = await sortedFields(db, organizationId, formId);
      for (const unused of fields.filter((field) => field.field_id !== fieldId).slice(maxSortedFields - 1))
        await updateIndex(db, unused, { state: 'removing' });
    });
  }

  async #write<T>(work: (db: Parameters<Parameters<Store['write']>[0]>[0]['db']) => Promise<T>): Promise<T> {
    // Nothing of a form changes here.
    return await this.#context.store.write(({ db }) => work(db), { ofForms: 'counts' });
  }
}
