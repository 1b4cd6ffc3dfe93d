import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { ChosenOption } from '#form/value/answer.ts';
import { type OptionCount, optionCounts, writeOptionCounts } from '#store/query/collect/optionCount.ts';
import { nothingCounted, type ReadResponse, readResponses } from '#store/query/response/readResponses.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { Candidate, OptionName } from '../../submission.ts';
import { compiledVersions } from './compiledVersions.ts';

type Quota = NonNullable<FormSettings['quotas']>[number];

/**
 * Counts of chosen options, exact in a transaction that has locked the form. A count starts from all existing
 * responses when its option is first limited, and resumes from its watermark if the limit was lifted in between.
 */
export class OptionQuotas {
  readonly #quotas: readonly Quota[];
  readonly #counts: Map<string, OptionCount>;
  #changed = false;

  private constructor(quotas: readonly Quota[], counts: Map<string, OptionCount>) {
    this.#quotas = quotas;
    this.#counts = counts;
  }

  static async open(
    db: Database,
    organizationId: OrganizationId,
    formId: string,
    quotas: readonly Quota[],
  ): Promise<OptionQuotas> {
    const counts = new Map<string, OptionCount>();
    for (const count of await optionCounts(db, organizationId, formId))
      counts.set(nameOf(count.field_id, count.option), count);
    for (const { field, option } of quotas) {
      const name = nameOf(field, option);
      if (!counts.has(name))
        counts.set(name, { field_id: field, option, live: 0, unlisted: 0, read_to: nothingCounted });
    }
    const opened = new OptionQuotas(quotas, counts);
    await opened.#catchUp(db, organizationId, formId);
    return opened;
  }

  /** The chosen options of this submission that are full. */
  full({ form, answers }: Pick<Candidate, 'form' | 'answers'>): OptionName[] {
    const chosen = new Set([...chosenNames(form, answers)]);
    return this.#quotas
      .filter(({ field, option, max }) => {
        const count = this.#counts.get(nameOf(field, option));
        return chosen.has(nameOf(field, option)) && (count?.live ?? 0) + (count?.unlisted ?? 0) >= max;
      })
      .map(({ field, option }) => ({ field, option }));
  }

  /** Counts a submission stored in this transaction, with or without its answers. */
  take({ form, answers }: Candidate, listed: boolean): void {
    for (const name of new Set(chosenNames(form, answers))) {
      const count = this.#counts.get(name);
      if (count === undefined) continue;
      count[listed ? 'live' : 'unlisted'] += 1;
      this.#changed = true;
    }
  }

  /** Subtracts responses that are about to be deleted. */
  async giveBack(
    db: Database,
    organizationId: OrganizationId,
    formId: string,
    responses: readonly ReadResponse[],
  ): Promise<void> {
    for await (const { count } of this.#limited(db, organizationId, formId, responses)) {
      if (count.live === 0) continue;
      count.live -= 1;
      this.#changed = true;
    }
  }

  /** Adds responses that return to the lists, or that were edited, before their rows are written. */
  async add(
    db: Database,
    organizationId: OrganizationId,
    formId: string,
    responses: readonly ReadResponse[],
  ): Promise<void> {
    for await (const { count, response } of this.#limited(db, organizationId, formId, responses)) {
      // Responses above `read_to` are counted when the next batch is read.
      if (count.read_to < response.id) continue;
      count.live += 1;
      this.#changed = true;
    }
  }

  /** `last` is the id of the newest response stored in this transaction. */
  async write(
    db: Database,
    organizationId: OrganizationId,
    formId: string,
    last: number | undefined,
  ): Promise<void> {
    if (!this.#changed && last === undefined) return;
    const counts = [...this.#counts.values()];
    if (last !== undefined) for (const count of counts) count.read_to = last;
    await writeOptionCounts(db, organizationId, formId, counts);
  }

  /** The counts that these responses are part of, each once for a response. */
  async *#limited(
    db: Database,
    organizationId: OrganizationId,
    formId: string,
    responses: readonly ReadResponse[],
  ): AsyncGenerator<{ readonly count: OptionCount; readonly response: ReadResponse }> {
    if (this.#counts.size === 0) return;
    const versionOf = compiledVersions(db, organizationId, formId);
    for (const response of responses) {
      const form = await versionOf(response.version);
      for (const name of new Set(form === undefined ? [] : storedNames(form, response))) {
        const count = this.#counts.get(name);
        if (count !== undefined) yield { count, response };
      }
    }
  }

  async #catchUp(db: Database, organizationId: OrganizationId, formId: string): Promise<void> {
    if (this.#counts.size === 0) return;
    const from = Math.min(...[...this.#counts.values()].map(({ read_to }) => read_to));
    const versionOf = compiledVersions(db, organizationId, formId);
    let last: number | undefined;
    for await (const response of readResponses(db, organizationId, formId, from)) {
      const form = await versionOf(response.version);
      for (const name of new Set(form === undefined ? [] : storedNames(form, response))) {
        const count = this.#counts.get(name);
        if (count !== undefined && count.read_to < response.id) count.live += 1;
      }
      last = response.id;
    }
    if (last === undefined) return;
    for (const count of this.#counts.values()) count.read_to = Math.max(count.read_to, last);
    this.#changed = true;
  }
}

function nameOf(field: string, option: string): string {
  return `${field} ${option}`;
}

function* chosenNames(form: CompiledForm, answers: Candidate['answers']): Generator<string> {
  for (const { id, known } of form.fields) {
    if (known?.comparison === 'options') yield* namesIn(id, answers.get(id));
  }
}

function* storedNames(form: CompiledForm, { items }: ReadResponse): Generator<string> {
  for (const { field_id, value } of items) {
    const known = form.fields[form.numberOfField.get(field_id) ?? -1]?.known;
    if (known?.comparison === 'options')
      yield* namesIn(field_id, known.behaviour.readValue(known.field, value));
  }
}

function* namesIn(field: string, answer: unknown): Generator<string> {
  if (!Array.isArray(answer)) return;
  for (const option of answer as readonly ChosenOption[]) yield nameOf(field, option.value);
}
