import type { MailError } from '#contract/app/mail/mailError.ts';
import type { Response } from '#contract/v2.ts';
import { answersOfItems } from '#form/logic/answeredForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { condition } from '#form/schema/logic.ts';
import { actionSchemas } from '#form/schema/workflow/actions.ts';
import { newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import type { Mailer } from '#outside/mail/mailer.ts';
import { lastingAddress } from '#render/share/formAddress.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { latestResponse, responseToSend } from '#store/query/workflow/runContext.ts';
import type { WindowCounters } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { openSettings, openStored } from '../form/openForm.ts';
import { attachedPdf, attachmentsOf } from '../mail/attachmentsOf.ts';
import { countMail, type TooManyMails } from '../mail/countMail.ts';
import { senderOf } from '../mail/senderOf.ts';
import type { PdfMaker } from '../pdf/pdfMaker.ts';
import type { ActionForm, ActionResponse } from './action/action.ts';
import { type AddressedMail, type ComposedMail, composeMail } from './action/mail/composeMail.ts';
import { unmetCondition } from './plan/unmetCondition.ts';
import { plausibleAnswers } from './plausibleAnswers.ts';

export interface MailTried {
  readonly formId: string;
  /** The public addresses of forms and of the app. */
  readonly formsUrl: string;
  readonly appUrl: string;
  /** The settings of the action, not yet checked. */
  readonly action?: unknown;
  /** The condition of the workflow, not yet checked. */
  readonly when?: unknown;
  /** The latest response by default. */
  readonly response?: number | undefined;
}

export interface TriedMail {
  /** Null if its answers were made up. */
  readonly responseNumber: number | null;
  /** The condition that keeps real runs from this response; made-up answers meet all. */
  readonly unmet: 'workflow' | 'action' | null;
  readonly mail: Omit<ComposedMail, 'forTeam' | 'forVisitor'> & AddressedMail;
}

export type NotTried = { readonly code: 'form_unknown' | 'response_unknown' | 'action_invalid' };

/** Writes the mail of an action of the draft for a real response, or for plausible answers if there is none. */
export async function previewMailAction(
  writes: OrganizationWrites,
  tried: MailTried,
  now: number,
): Promise<Result<TriedMail, NotTried>> {
  // Runs in a write transaction only to check the actor's rights: the mail shows a response.
  return await writes.write((transaction) => written(transaction, tried, now));
}

/** Sends that mail to the person who tries it, and only to them, whatever the action says. */
export async function testMailAction(
  {
    writes,
    windows,
    files,
    pdfs,
    signal,
  }: {
    readonly writes: OrganizationWrites;
    readonly windows: WindowCounters;
    readonly files: FileStore;
    readonly pdfs: PdfMaker;
    /** Aborts when nobody waits for the answer any more. */
    readonly signal: AbortSignal;
  },
  mailer: Mailer | undefined,
  tried: MailTried,
  email: string,
  now: number,
): Promise<Result<MailError | null, NotTried | TooManyMails>> {
  const { organizationId } = writes;
  const made = await previewMailAction(writes, tried, now);
  if (!made.ok) return made;
  if (mailer === undefined) return ok({ code: 'not_set_up', detail: '' });
  const tooMany = await countMail(windows, organizationId, now);
  if (tooMany !== undefined) return failed(tooMany);
  const { subject, text, html, replyTo, files: attached, pdf: pdfContent } = made.value.mail;
  const pdf = await attachedPdf(pdfs, pdfContent, { organizationId, signal });
  if (!pdf.ok) return ok({ code: pdf.failure.code, detail: pdf.failure.detail });
  const sender = await senderOf(writes.read, organizationId);
  const sent = await mailer.send({
    id: newUuid(),
    to: email,
    fromName: sender.fromName,
    replyTo: replyTo || sender.replyTo,
    subject,
    text,
    html,
    attachments: [
      ...pdf.value,
      ...(await attachmentsOf({ store: { read: writes.read }, files }, organizationId, attached)),
    ],
  });
  return ok(sent.ok ? null : { code: sent.failure.code, detail: sent.failure.detail });
}

async function written(
  { db, organizationId, reach }: Pick<OrganizationTransaction, 'db' | 'organizationId' | 'reach'>,
  { formId, formsUrl, appUrl, action, when, response: wanted }: MailTried,
  now: number,
): Promise<Result<TriedMail, NotTried>> {
  const row = await findFormDocument(db, organizationId, formId);
  if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
    return failed({ code: 'form_unknown' });
  const settings = actionSchemas.mail.safeParse(action);
  const workflow = condition.optional().safeParse(when);
  const definition = openStored(row.draft);
  const live = openSettings(row.settings);
  const compiled = compileForm(definition);
  if (!settings.success || !workflow.success || !compiled.ok) return failed({ code: 'action_invalid' });
  const stored =
    wanted === undefined
      ? await latestResponse(db, organizationId, row.id)
      : await responseToSend(db, organizationId, row.id, wanted);
  if (wanted !== undefined && stored === undefined) return failed({ code: 'response_unknown' });
  const answers =
    stored === undefined
      ? plausibleAnswers(compiled.value, formatInstant(now).slice(0, 10))
      : answersOfItems(compiled.value, (JSON.parse(stored.json) as Response).response);
  const form: ActionForm = {
    id: row.id,
    name: row.name,
    url: lastingAddress(formsUrl, row.id),
    version: row.published_version ?? 0,
    definition,
    timeZone: live.time_zone ?? 'UTC',
  };
  const response: ActionResponse = {
    id: stored?.id ?? null,
    number: stored === undefined ? 1 : stored.number,
    createdAt: stored?.created_at ?? now,
    json: stored?.json ?? '{}',
    answers: () => answers,
    fields: () => ({}),
    texts: () => [],
  };
  const composed = await composeMail(settings.data, {
    form,
    response,
    organizationId,
    isTest: true,
    appUrl,
    store: { read: db as Database },
  });
  const today = () => dayIn(form.timeZone, response.createdAt);
  const answered = { form: compiled.value, answers: response.answers, today };
  const conditions = { workflow: workflow.data, action: settings.data.when };
  const unmet = stored === undefined ? null : unmetCondition(answered, conditions);
  const mail = { ...composed, ...(composed.isForVisitors ? composed.forVisitor : composed.forTeam()) };
  return ok({ responseNumber: stored?.number ?? null, unmet, mail });
}
