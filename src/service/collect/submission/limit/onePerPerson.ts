import { createHash } from 'node:crypto';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { foldText } from '#form/logic/holds.ts';
import type { Answer } from '#form/value/answer.ts';
import { day } from '#kit/time/durations.ts';
import { readResponses } from '#store/query/response/readResponses.ts';
import {
  deleteUniqueAnswers,
  findUniqueAnswer,
  uniqueFieldWatermark,
  writeUniqueAnswer,
  writeUniqueFieldWatermark,
} from '#store/query/response/uniqueAnswer.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId, ResponseState } from '#store/tables.ts';
import type { AnswerKeys } from '../../answerKeys.ts';
import type { Candidate, LimitFailure } from '../../submission.ts';
import { compiledVersions } from './compiledVersions.ts';

export type PersonRule = { readonly by: 'browser' } | { readonly by: 'answer'; readonly field: string };

/** The part of a transaction that the limits need. */
export type LimitTransaction = Pick<WriteTransaction, 'db' | 'findSubmissions'>;

export interface PersonContext {
  readonly rule: PersonRule;
  readonly keys: AnswerKeys;
  /** Whether the form stores submissions without their answers. */
  readonly isPrivate: boolean;
}

/**
 * The one-response-per-person rule, exact in a transaction that has locked the form. It stores only keyed
 * hashes, and in privacy mode the day instead of the submission. Answers are known from all existing responses
 * when the rule is set; browsers only from then on, since nothing else records them.
 */
export class OnePerPerson {
  readonly #transaction: LimitTransaction;
  readonly #organizationId: OrganizationId;
  readonly #formId: string;
  readonly #rule: PersonRule;
  readonly #keys: AnswerKeys;
  readonly #isPrivate: boolean;

  private constructor(
    transaction: LimitTransaction,
    organizationId: OrganizationId,
    formId: string,
    { rule, keys, isPrivate }: PersonContext,
  ) {
    this.#transaction = transaction;
    this.#organizationId = organizationId;
    this.#formId = formId;
    this.#rule = rule;
    this.#keys = keys;
    this.#isPrivate = isPrivate;
  }

  static async open(
    transaction: LimitTransaction,
    organizationId: OrganizationId,
    formId: string,
    context: PersonContext,
  ): Promise<OnePerPerson> {
    const { rule } = context;
    const opened = new OnePerPerson(transaction, organizationId, formId, context);
    if (rule.by === 'answer') await opened.#catchUp(rule.field);
    return opened;
  }

  /**
   * Records that this person answers; false if they already have. A pending payment and a deleted response do not
   * count as an answer: the next sender replaces them.
   */
  async take(candidate: Candidate, now: number): Promise<boolean> {
    const plain = this.#plainOf(candidate);
    if (plain === undefined) return true;
    const { db } = this.#transaction;
    const hashes = hashesOf(this.#keys, this.#formId, plain);
    const before = await findUniqueAnswer(db, this.#organizationId, this.#formId, hashes);
    if (before !== undefined && !(await this.#isReplaceable(before.submission_id, candidate))) return false;
    if (before !== undefined) await deleteUniqueAnswers(db, this.#organizationId, this.#formId, hashes);
    await this.#write(
      plain,
      this.#isPrivate ? { answered_day: Math.floor(now / day) } : { submission_id: candidate.submission_id },
    );
    return true;
  }

  /** The failure for a repeated answer. It names the field of a visible answer, which may be mistyped. */
  failure({ form }: Candidate): LimitFailure {
    const code = 'already_answered';
    if (this.#rule.by === 'browser') return { code };
    const { field } = this.#rule;
    const known = form.fields[form.numberOfField.get(field) ?? -1]?.known;
    return known === undefined || known.type === 'hidden' ? { code } : { code, field };
  }

  /** `last` is the id of the newest response stored in this transaction. */
  async write(last: number | undefined): Promise<void> {
    if (last === undefined || this.#rule.by !== 'answer') return;
    const { db } = this.#transaction;
    await writeUniqueFieldWatermark(db, this.#organizationId, this.#formId, this.#rule.field, last);
  }

  async #isReplaceable(submissionId: string | null, candidate: Candidate): Promise<boolean> {
    if (submissionId === null) return false;
    if (submissionId === candidate.submission_id) return true;
    const { findSubmissions } = this.#transaction;
    const [before] = await findSubmissions(this.#organizationId, [
      { form_id: this.#formId, submission_id: submissionId },
    ]);
    return isReplaceableState(before?.state);
  }

  async #write(
    plain: string,
    of: { submission_id: string | null } | { answered_day: number },
  ): Promise<void> {
    const [organization_id, form_id] = [this.#organizationId, this.#formId];
    const hash = this.#keys.person(form_id, plain);
    await writeUniqueAnswer(this.#transaction.db, { organization_id, form_id, hash, ...of });
  }

  /** Undefined without an answer or a token: the person cannot be recognised then. */
  #plainOf({ form, answers, browserToken }: Candidate): string | undefined {
    if (this.#rule.by === 'browser')
      return browserToken === undefined ? undefined : plainBrowser(this.#formId, browserToken);
    return plainAnswer(this.#formId, form, this.#rule.field, answers.get(this.#rule.field));
  }

  async #catchUp(field: string): Promise<void> {
    const { db } = this.#transaction;
    const [organizationId, formId] = [this.#organizationId, this.#formId];
    const from = await uniqueFieldWatermark(db, organizationId, formId, field);
    const versionOf = compiledVersions(db, organizationId, formId);
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
      const plain = plainAnswer(formId, form, field, known.behaviour.readValue(known.field, item.value));
      if (plain !== undefined) await this.#write(plain, { submission_id });
    }
    if (last !== undefined) await writeUniqueFieldWatermark(db, organizationId, formId, field, last);
  }
}

/** The hashes under which a browser token may be stored. */
export function browserHashes(keys: AnswerKeys, formId: string, browserToken: string): string[] {
  return hashesOf(keys, formId, plainBrowser(formId, browserToken));
}

/** Whether a response in this state lets the same person answer again. */
export function isReplaceableState(state: ResponseState | undefined): boolean {
  return state === 'pending_payment' || state === 'deleted';
}

/** The keyed hash, and the unkeyed one as long as older rows have it. */
export function hashesOf(keys: AnswerKeys, formId: string, plain: string): string[] {
  return [keys.person(formId, plain), plain];
}

function plainBrowser(formId: string, browserToken: string): string {
  return hashed(formId, 'browser', browserToken);
}

export function plainAnswer(
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
