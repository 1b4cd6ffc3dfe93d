import type { FileLine, FormLine, ResponseLine } from '#contract/archive.ts';
import type { ResponseItem } from '#contract/v2.ts';
import { v2FieldsOf, v2PagesOf } from '#form/definition/apiView.ts';
import type { Town } from '#form/simulate/person/towns.ts';
import { itemAt, Random } from '#kit/random.ts';
import { day, hour } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { type CompiledVersion, compileVersions } from './compileVersions.ts';
import { derivedSeed, derivedShortId, derivedUuid } from './derivedId.ts';
import type { FormPlan } from './plan.ts';
import { Timetable } from './timetable.ts';
import { drawVisit, type Upload } from './visit.ts';
import { visitorOf } from './visitor.ts';
import { workflowRecords } from './workflowRecords.ts';

/** The first day of the demo. Fixed, so that a seed always gives the same times. */
export const epoch = Date.UTC(2023, 0, 1);

/** The milliseconds of a tick that each form has for a response and its files. */
const slotWidth = 4;

const maxWithFiles = 60;
const testEvery = 37;
const testAt = 3;

export interface PlannedFormOptions {
  plan: FormPlan;
  workspaceId: string;
  /** The seed of all values: the archive's words and the form's key. */
  words: readonly (string | number)[];
  /** The form's index among all forms, below 8. */
  slot: number;
  count: number;
  locations: readonly Town[];
  submissionIds: boolean;
}

export interface MadeResponse {
  line: ResponseLine;
  uploads: Upload[];
}

/** A planned form with its responses, each generated on request and always the same. */
export class PlannedForm {
  readonly id: string;
  readonly count: number;
  readonly #options: PlannedFormOptions;
  readonly #seed: number;
  readonly #createdAt: number;
  readonly #versions: CompiledVersion[];
  readonly #timetable: Timetable;
  readonly #workflows: ReturnType<typeof workflowRecords>;
  readonly #filesEvery: number;

  constructor(options: PlannedFormOptions) {
    const { plan, words, count } = options;
    this.id = derivedShortId(...words, 'form');
    this.count = count;
    this.#options = options;
    this.#seed = derivedSeed(...words, 'answers');
    const setting = new Random(derivedSeed(...words, 'setting'), 0);
    const morning = 8 * hour;
    const published = plan.published.map((at) => epoch + at * day + morning + setting.below(morning));
    const first = itemAt(published, 0);
    this.#createdAt = first - morning - setting.below(morning / 2);
    this.#versions = compileVersions(plan, published);
    this.#timetable = new Timetable({
      start: first,
      end: epoch + plan.closes * day,
      count,
      seed: derivedSeed(...words, 'times'),
    });
    this.#workflows = workflowRecords(plan.actions, words);
    this.#filesEvery = Math.max(4, Math.ceil(count / maxWithFiles));
  }

  line(): FormLine {
    const { plan, workspaceId } = this.#options;
    const current = itemAt(this.#versions, this.#versions.length - 1);
    const tests = Math.ceil(Math.max(0, this.count - testAt) / testEvery);
    const live = this.count - tests;
    return {
      id: this.id,
      name: plan.name,
      workspace_id: workspaceId,
      enabled: plan.enabled,
      created_at: formatInstant(this.#createdAt),
      updated_at: formatInstant(current.publishedAt),
      responses: this.count,
      fields: v2FieldsOf(current.definition),
      pages: v2PagesOf(current.definition),
      definition: current.definition,
      versions: this.#versions.map(({ version, publishedAt, definition }) => ({
        version,
        published_at: formatInstant(publishedAt),
        definition,
      })),
      // Includes a few responses that were deleted since.
      counter: live + Math.floor(live / 250),
    };
  }

  response(index: number): MadeResponse {
    const { plan, slot, words, locations, submissionIds } = this.#options;
    const time = this.#timetable.momentOf(index) + slot * slotWidth;
    const random = new Random(this.#seed, index);
    const visit = drawVisit(random, locations, {
      time,
      bringsFiles: index % this.#filesEvery === 1,
      uploadKey: words.concat(index),
    });
    const { version, answers } = this.#versionAt(time);
    const response: ResponseItem[] = [];
    for (const answer of answers) {
      const item = answer(visit, version, response);
      if (item !== undefined) response.push(item);
    }
    const created_at = formatInstant(time);
    const edited = random.chance(0.02) ? random.between(60_000, 3 * day) : 0;
    const line: ResponseLine = {
      // Derived from the time, so that ids rise across the whole organisation and never repeat.
      id: (time - epoch) / slotWidth,
      test: index % testEvery === testAt,
      visitor: visitorOf(visit, plan.path),
      workflows: this.#workflows(random, time),
      response,
      created_at,
      updated_at: edited === 0 ? created_at : formatInstant(time + edited),
      version,
    };
    // Of `random` only 2^32 could be drawn, of which 70,000 often have two that are the same.
    if (submissionIds) line.submission_id = derivedUuid(...words, 'submission', index);
    return { line, uploads: visit.uploads };
  }

  /** The responses that may have files: few, however many responses there are. */
  *indexesWithFiles(): Generator<number> {
    for (let index = 1; index < this.count; index += this.#filesEvery) yield index;
  }

  *files(): Generator<FileLine & { index: number }> {
    for (const index of this.indexesWithFiles()) {
      const { line, uploads } = this.response(index);
      for (const [order, upload] of uploads.entries()) {
        const created_at = formatInstant(Date.parse(line.created_at) + order);
        yield {
          id: upload.id,
          name: upload.name,
          type: upload.type,
          size: upload.content.length,
          created_at,
          updated_at: created_at,
          response_id: line.id,
          field_id: upload.fieldId,
          index,
        };
      }
    }
  }

  #versionAt(time: number): CompiledVersion {
    let at = this.#versions.length - 1;
    while (at > 0 && itemAt(this.#versions, at).publishedAt > time) at--;
    return itemAt(this.#versions, at);
  }
}
