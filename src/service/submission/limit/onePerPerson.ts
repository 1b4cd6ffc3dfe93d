import { createHash } from 'node:crypto';
import type { Answer } from '#form/answer/answer.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { foldText } from '#form/logic/holds.ts';
import { readResponses } from '#store/query/readResponses.ts';
import {
  findUniqueAnswer,
  uniqueFieldReadTo,
  writeUniqueAnswer,
  writeUniqueFieldReadTo,
} from '#store/query/uniqueAnswer.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Candidate, LimitFailure } from '../submission.ts';
import { readVersions } from './readVersions.ts';

export type PersonRule = { readonly by: 'browser' } | { readonly by: 'answer'; readonly field: string };

/**
 * Who has answered before, exactly: in one transaction that has locked the form. Only hashes are kept. Answers are
 * known from the responses that exist when the rule is set; browsers from then on, since nothing else tells of them.
 */
export class OnePerPerson {
  readonly #transaction: WriteTransaction;
  readonly #organizationId: OrganizationId;
  readonly #formId: string;
  readonly #rule: PersonRule;

  private constructor(
    transaction: WriteTransaction,
    organizationId: OrganizationId,
    formId: string,
    rule: PersonRule,
  ) {
    this.#transaction = transaction;
    this.#organizationId = organizationId;
    this.#formId = formId;
    this.#rule = rule;
  }

  static async open(
    transaction: WriteTransaction,
    organizationId: OrganizationId,
    formId: string,
    rule: PersonRule,
  ): Promise<OnePerPerson> {
    const opened = new OnePerPerson(transaction, organizationId, formId, rule);
    if (rule.by === 'answer') await opened.#catchUp(rule.field);
    return opened;
  }

  /**
   * Notes that this person answers, or says that they have before. Whoever only began to pay has not answered: their
   * place goes to whoever comes next.
   */
  async take(candidate: Candidate): Promise<boolean> {
    const hash = this.#hashOf(candidate);
    if (hash === undefined) return true;
    const { db } = this.#transaction;
    const before = await findUniqueAnswer(db, this.#organizationId, this.#formId, hash);
    if (before !== undefined && !(await this.#givesWay(before.submission_id, candidate))) return false;
    await writeUniqueAnswer(db, this.#organizationId, this.#formId, hash, candidate.submission_id);
    return true;
  }

  /** What somebody is told who has answered before. An answer that is seen may be mistyped, so its field is named. */
  failure({ form }: Candidate): LimitFailure {
    const code = 'already_answered';
    if (this.#rule.by === 'browser') return { code };
    const { field } = this.#rule;
    const known = form.fields[form.numberOfField.get(field) ?? -1]?.known;
    return known === undefined || known.type === 'hidden' ? { code } : { code, field };
  }

  /** `last` is the id of the newest response that was stored in this transaction. */
  async write(last: number | undefined): Promise<void> {
    if (last === undefined || this.#rule.by !== 'answer') return;
    const { db } = this.#transaction;
    await writeUniqueFieldReadTo(db, this.#organizationId, this.#formId, this.#rule.field, last);
  }

  async #givesWay(submissionId: string | null, candidate: Candidate): Promise<boolean> {
    if (submissionId === null) return false;
    if (submissionId === candidate.submission_id) return true;
    const { findSubmissions } = this.#transaction;
    const [before] = await findSubmissions(this.#organizationId, this.#formId, [submissionId]);
    return before?.state === 'pending_payment';
  }

  /** Without an answer or a token there is nobody to be known again. */
  #hashOf({ form, answers, browserToken }: Candidate): string | undefined {
    if (this.#rule.by === 'browser')
      return browserToken === undefined ? undefined : browserHash(this.#formId, browserToken);
    return hashOfAnswer(this.#formId, form, this.#rule.field, answers.get(this.#rule.field));
  }

  async #catchUp(field: string): Promise<void> {
    const { db } = this.#transaction;
    const [organizationId, formId] = [this.#organizationId, this.#formId];
    const from = await uniqueFieldReadTo(db, organizationId, formId, field);
    const versionOf = readVersions(db, organizationId, formId);
    let last: number | undefined;
    for await (const { id, version, submission_id, items } of readResponses(
      db,
      organizationId,
      formId,
      from ?? -Number.MAX_SAFE_INTEGER,
    )) {
      last = id;
      const form = await versionOf(version);
      const item = items.find(({ field_id }) => field_id === field);
      const known = form?.fields[form.numberOfField.get(field) ?? -1]?.known;
      if (form === undefined || item === undefined || known === undefined) continue;
      const hash = hashOfAnswer(formId, form, field, known.behaviour.readValue(known.field, item.value));
      if (hash !== undefined) await writeUniqueAnswer(db, organizationId, formId, hash, submission_id);
    }
    if (last !== undefined) await writeUniqueFieldReadTo(db, organizationId, formId, field, last);
  }
}

/** Of the token that a page keeps in a browser: what is known of it here. */
export function browserHash(formId: string, browserToken: string): string {
  return hashed(formId, 'browser', browserToken);
}

function hashOfAnswer(
  formId: string,
  { fields, numberOfField }: CompiledForm,
  field: string,
  answer: Answer | undefined,
): string | undefined {
  const known = fields[numberOfField.get(field) ?? -1]?.known;
  if (answer === undefined || known === undefined) return undefined;
  return hashed(formId, field, foldText(known.behaviour.printText(known.field, answer)));
}

function hashed(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
