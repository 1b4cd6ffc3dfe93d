import type { PublishedRow } from '#store/query/form/publishedForm.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AnswerKeys } from '../../answerKeys.ts';
import { consumeLink } from '../../personalLink/consumeLink.ts';
import { type Availability, availability } from '../../publishedForm/availability.ts';
import { liveSettings } from '../../publishedForm/liveSettings.ts';
import { countsOf } from '../../publishedForm/publishedForms.ts';
import type { Candidate, LimitFailure } from '../../submission.ts';
import { OnePerPerson } from './onePerPerson.ts';
import { OptionQuotas } from './optionQuotas.ts';

interface Limited {
  readonly state: Availability;
  readonly quotas: OptionQuotas | undefined;
  /** Whether the form requires personal links. */
  readonly personal: boolean;
  readonly persons: OnePerPerson | undefined;
}

/**
 * All limits of one form, exact in a transaction that has locked it: its reads stay valid until the transaction
 * ends, however many processes write.
 */
export class FormLimits {
  readonly #transaction: WriteTransaction;
  readonly #organizationId: OrganizationId;
  readonly #formId: string;
  /** Undefined if the form is gone. */
  readonly #limited: Limited | undefined;
  /** Submissions admitted by this transaction that no count includes yet. */
  #letIn = 0;
  readonly #linkUses = new Set<string>();

  private constructor(
    transaction: WriteTransaction,
    organizationId: OrganizationId,
    formId: string,
    limited: Limited | undefined,
  ) {
    this.#transaction = transaction;
    this.#organizationId = organizationId;
    this.#formId = formId;
    this.#limited = limited;
  }

  /** `row` is the form as it was read under its lock. */
  static async open(
    transaction: WriteTransaction,
    organizationId: OrganizationId,
    formId: string,
    row: PublishedRow | undefined,
    keys: AnswerKeys,
  ): Promise<FormLimits> {
    const { db } = transaction;
    if (row === undefined || row.deleted_at !== null)
      return new FormLimits(transaction, organizationId, formId, undefined);
    const live = liveSettings(row.settings);
    const { quotas = [], one_per_person: rule, privacy_mode } = live.settings;
    return new FormLimits(transaction, organizationId, formId, {
      state: { enabled: row.enabled === 1, live, counts: countsOf(row) },
      quotas: quotas.length === 0 ? undefined : await OptionQuotas.open(db, organizationId, formId, quotas),
      personal: rule?.by === 'link',
      persons:
        rule === undefined || rule.by === 'link'
          ? undefined
          : await OnePerPerson.open(transaction, organizationId, formId, {
              rule,
              keys,
              isPrivate: privacy_mode === true,
            }),
    });
  }

  /** Whether the form stores submissions without their answers. */
  get isPrivate(): boolean {
    return this.#limited?.state.live.settings.privacy_mode === true;
  }

  /** Whether the form keeps answers before they are sent. */
  get keepsPartial(): boolean {
    return this.#limited?.state.live.settings.partial === true;
  }

  /**
   * Why the limits refuse a submission. Tests are allowed even if the form is closed, full or already answered.
   */
  async refuse(candidate: Candidate, now: number): Promise<LimitFailure | undefined> {
    if (this.#limited === undefined) return { code: 'form_gone' };
    if (candidate.test) return undefined;
    const { state, quotas, personal, persons } = this.#limited;
    const { live, counter, test } = state.counts;
    const counts = { live: live + this.#letIn, counter: counter + this.#letIn, test };
    const unavailable = availability({ ...state, counts }, now);
    if (unavailable !== undefined) return { code: 'unavailable', unavailable };
    const options = quotas?.full(candidate) ?? [];
    if (options.length > 0) return { code: 'option_full', options };
    if (persons !== undefined && !(await persons.take(candidate, now))) return persons.failure(candidate);
    if (!personal) return undefined;
    return await consumeLink(
      this.#transaction,
      this.#organizationId,
      this.#formId,
      candidate,
      this.#linkUses,
    );
  }

  /** Counts an admitted submission, which this transaction stores. */
  letIn(candidate: Candidate): void {
    if (candidate.test) return;
    this.#letIn += 1;
    this.#limited?.quotas?.take(candidate, !this.isPrivate);
  }

  /** `last` is the id of the newest response stored in this transaction. */
  async write(last: number | undefined): Promise<void> {
    if (this.#limited === undefined) return;
    const { quotas, persons } = this.#limited;
    await quotas?.write(this.#transaction.db, this.#organizationId, this.#formId, last);
    await persons?.write(last);
  }
}
