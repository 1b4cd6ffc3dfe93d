import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { Settled } from '#form/answer/settleSubmission.ts';
import { responseMail } from '#form/message/compiled/responseMail.ts';
import { languages } from '#form/message/languages.ts';
import { textsIn } from '#form/message/textsIn.ts';
import type { Answers } from '#form/value/answer.ts';
import { fault } from '#form/value/fault.ts';
import { isPublicMailAddress } from '#form/value/mailAddress.ts';
import { day } from '#kit/time/durations.ts';
import { responseText } from '#render/answer/responseText.ts';
import { renderResponseMail } from '#render/mail/responseMail.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { settingsOf } from '../../base/organizationSettings.ts';
import { queueResponseMail } from '../../mail/queueResponseMail.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';
import type { QueueCopy, Submission } from '../submission.ts';

/** The services behind copies of answers. */
export interface Copies {
  readonly keys: () => AccountKeys;
  /** Counts a mail against the limits of its form: whether it may go, and after how many milliseconds; undefined if not. */
  delay(mail: CopyAddress, now: number): Promise<number | undefined>;
  /** Sends the outbox, after the transaction. */
  wake(): void;
}

interface CopyAddress {
  readonly organizationId: OrganizationId;
  readonly formId: string;
  readonly address: string;
}

/** Longer than any payment or quarantine: a release sends it at once. */
const held = 365 * day;

/** The copy that the visitor gets of a submission; undefined if the form sends none, or to too many already. */
export async function copyOfAnswers(
  {
    copies,
    store,
    clock,
  }: { copies?: Copies | undefined; store: Pick<ReadOnlyStore, 'read'>; clock: () => number },
  form: PublishedForm,
  { test, asksCopy, language }: Submission,
  answers: Answers,
): Promise<QueueCopy | undefined> {
  const { copy = 'never' } = form.settings;
  const isWanted = copy === 'always' || (copy === 'asked' && asksCopy === true);
  if (!isWanted || test || copies === undefined) return undefined;
  const address = addressIn(form, answers);
  if (address === undefined) return undefined;
  const { organizationId, id: formId, name: formName } = form;
  const now = clock();
  const delay = await copies.delay({ organizationId, formId, address }, now);
  if (delay === undefined) return undefined;
  const content = {
    ...(await contentOf(form, answers, { store, language, now })),
    replyTo: '',
    files: [],
    pdf: undefined,
  };
  return async (db, responseId, isHeld = false) => {
    const mail = { organizationId, runId: null, formId, formName, responseId, to: address, content };
    await queueResponseMail(db, copies.keys(), mail, now, isHeld ? held : delay);
  };
}

/** The fault of a visitor who asks for a copy and leaves the e-mail address out, which is optional otherwise. */
export function copyWithoutAddress(
  form: PublishedForm,
  { asksCopy }: Submission,
  { answers, visible }: Settled,
): FieldFault | undefined {
  if (form.settings.copy !== 'asked' || asksCopy !== true || addressIn(form, answers) !== undefined)
    return undefined;
  const asked = form.form.fields.find(({ id, known }) => known?.type === 'email' && visible.has(id));
  return asked && { field: asked.id, fault: fault('required') };
}

/** The first e-mail address that the visitor entered. */
function addressIn({ form }: PublishedForm, answers: Answers): string | undefined {
  for (const { id, known } of form.fields) {
    const answer = known?.type === 'email' ? answers.get(id) : undefined;
    if (typeof answer === 'string' && isPublicMailAddress(answer)) return answer;
  }
  return undefined;
}

async function contentOf(
  { organizationId, name, definition, live }: PublishedForm,
  answers: Answers,
  {
    store,
    language: chosen,
    now,
  }: { store: Pick<ReadOnlyStore, 'read'>; language: string | undefined; now: number },
) {
  const response = { number: null, createdAt: now, answers: () => answers };
  const { language, rows, fill } = responseText({
    form: { definition, timeZone: live.timeZone },
    response,
    language: chosen,
  });
  const { accent } = await settingsOf(store.read, organizationId);
  return renderResponseMail({
    language,
    direction: languages.get(language.split('-')[0] ?? '')?.direction ?? 'ltr',
    formName: name,
    responseNumber: null,
    subject: textsIn(responseMail, language).copy.replace('{form}', () => name),
    text: undefined,
    fill,
    rows: rows(),
    isForVisitor: true,
    isTest: false,
    leftOut: [],
    accent: accent ?? null,
  });
}
