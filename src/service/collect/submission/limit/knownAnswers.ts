import { type StoredItem, storedAnswers } from '#form/answer/reviseAnswers.ts';
import {
  deleteUniqueAnswers,
  findUniqueAnswer,
  giveUpSharedAnswers,
  uniqueFields,
  writeUniqueAnswer,
} from '#store/query/response/uniqueAnswer.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AnswerKeys } from '../../answerKeys.ts';
import { compiledVersions } from './compiledVersions.ts';
import { hashesOf, isReplaceableState, type LimitTransaction, plainAnswer } from './onePerPerson.ts';

export interface KnownResponse {
  readonly version: number;
  readonly submission_id: string | null;
  readonly items: readonly StoredItem[];
}

/**
 * Keeps the known answers of a form true when stored responses change. It covers every field that the
 * one-response-per-person rule has ever used, because the rule may return. Needs the form lock.
 */
export class KnownAnswers {
  readonly #transaction: LimitTransaction;
  readonly #organizationId: OrganizationId;
  readonly #formId: string;
  readonly #keys: AnswerKeys;
  readonly #fields: readonly string[];
  readonly #versionOf: ReturnType<typeof compiledVersions>;

  private constructor(
    transaction: LimitTransaction,
    organizationId: OrganizationId,
    formId: string,
    keys: AnswerKeys,
    fields: readonly string[],
  ) {
    this.#transaction = transaction;
    this.#organizationId = organizationId;
    this.#formId = formId;
    this.#keys = keys;
    this.#fields = fields;
    this.#versionOf = compiledVersions(transaction.db, organizationId, formId);
  }

  static async open(
    transaction: LimitTransaction,
    organizationId: OrganizationId,
    formId: string,
    keys: AnswerKeys,
  ): Promise<KnownAnswers> {
    const fields = await uniqueFields(transaction.db, organizationId, formId);
    return new KnownAnswers(transaction, organizationId, formId, keys, fields);
  }

  /**
   * Lets the senders of deleted responses answer again. The entry of a response with a submission id is replaceable as
   * long as it is deleted, and gone when it is erased; an imported one has none by which it could be recognised.
   */
  async forget(responses: readonly KnownResponse[]): Promise<void> {
    const submissions = responses.flatMap(({ submission_id }) => submission_id ?? []);
    await giveUpSharedAnswers(this.#transaction.db, this.#organizationId, this.#formId, submissions);
    for (const response of responses.filter(({ submission_id }) => submission_id === null))
      for (const field of this.#fields) {
        const plain = await this.#plainOf(response, field);
        if (plain !== undefined) await this.#remove(plain, null);
      }
  }

  /** Adds the answers of restored responses, which may have been deleted when the field was read. */
  async add(responses: readonly KnownResponse[]): Promise<void> {
    for (const response of responses)
      for (const field of this.#fields) {
        const plain = await this.#plainOf(response, field);
        if (plain !== undefined) await this.#take(plain, response.submission_id);
      }
  }

  /** Follows an edit. Returns the field whose answer another response has, if `ruled` must be unique. */
  async move(
    before: KnownResponse,
    after: KnownResponse,
    ruled: string | undefined,
  ): Promise<string | undefined> {
    for (const field of this.#fields) {
      const [old, next] = [await this.#plainOf(before, field), await this.#plainOf(after, field)];
      if (old === next) continue;
      if (next !== undefined && field === ruled && !(await this.#isFree(next))) return field;
      if (old !== undefined) await this.#remove(old, before.submission_id);
      if (next !== undefined) await this.#take(next, after.submission_id);
    }
    return undefined;
  }

  async #plainOf({ version, items }: KnownResponse, field: string): Promise<string | undefined> {
    const form = await this.#versionOf(version);
    if (form === undefined) return undefined;
    return plainAnswer(this.#formId, form, field, storedAnswers(form, items).get(field));
  }

  async #holder(plain: string): Promise<{ submission_id: string | null } | undefined> {
    const hashes = hashesOf(this.#keys, this.#formId, plain);
    return await findUniqueAnswer(this.#transaction.db, this.#organizationId, this.#formId, hashes);
  }

  /** Whether nobody has the answer except deleted responses and those that wait for a payment. */
  async #isFree(plain: string): Promise<boolean> {
    const holder = await this.#holder(plain);
    if (holder === undefined) return true;
    if (holder.submission_id === null) return false;
    const key = { form_id: this.#formId, submission_id: holder.submission_id };
    const [stored] = await this.#transaction.findSubmissions(this.#organizationId, [key]);
    return isReplaceableState(stored?.state);
  }

  async #take(plain: string, submission_id: string | null): Promise<void> {
    if (await this.#isFree(plain)) await this.#delete(plain);
    const hash = this.#keys.person(this.#formId, plain);
    const row = { organization_id: this.#organizationId, form_id: this.#formId, hash, submission_id };
    await writeUniqueAnswer(this.#transaction.db, row);
  }

  async #remove(plain: string, submissionId: string | null): Promise<void> {
    const holder = await this.#holder(plain);
    if (holder !== undefined && holder.submission_id === submissionId) await this.#delete(plain);
  }

  async #delete(plain: string): Promise<void> {
    const hashes = hashesOf(this.#keys, this.#formId, plain);
    await deleteUniqueAnswers(this.#transaction.db, this.#organizationId, this.#formId, hashes);
  }
}
