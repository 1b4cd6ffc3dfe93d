import assert from 'node:assert/strict';
import { pino } from 'pino';
import { readSmtpUrl } from '#kit/network/smtpUrl.ts';
import { smtpMailer } from '#outside/mail/smtpMailer.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { sendDueMails } from '#service/mail/sendDueMails.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { PdfMaker } from '#service/pdf/pdfMaker.ts';
import type { ActionOutcome, ActionSettingsOf } from '#service/workflow/action/action.ts';
import { mail } from '#service/workflow/action/mail/mail.ts';
import { actionContext, type ContextWanted } from '#service/workflow/action/testing/actionContext.ts';
import type { TestData } from './engines.ts';
import type { TestSmtpServer } from './smtpServer.ts';

type Settings = Omit<ActionSettingsOf<'mail'>, 'id' | 'type'>;
export const now = Date.UTC(2026, 10, 15, 12);

export async function scopeIn(data: TestData) {
  const organizationId = await createOrganization(data.store, 'Acme', 1);
  return { store: data.store, keys: new AccountKeys(data.secrets), organizationId };
}

export type Scope = Awaited<ReturnType<typeof scopeIn>>;

/** Runs the action and writes what it wants written, as the worker does. */
export async function run(
  scope: Scope,
  settings: Settings,
  sent: Readonly<Record<string, string>>,
  more: Pick<ContextWanted, 'definition' | 'change'> = {},
): Promise<ActionOutcome> {
  const outcome = await mail.run(
    { id: 'mail', type: 'mail', ...settings },
    actionContext({ ...scope, sent, ...more }),
  );
  if (outcome.kind === 'done') await scope.store.write(async (transaction) => outcome.write?.(transaction));
  return outcome;
}

/** Sends the outbox to a mail server. */
export async function deliver(
  data: TestData,
  keys: AccountKeys,
  smtp: TestSmtpServer,
  time = now,
): Promise<void> {
  const server = readSmtpUrl(smtp.url);
  assert.ok(server !== undefined);
  const mailer = smtpMailer(server, 'forms@example.org');
  const { store, files } = data;
  const log = pino({ level: 'silent' });
  const pdfs = new PdfMaker({ fonts: [], log });
  await sendDueMails({ store, files, pdfs, keys: () => keys, mailer, log }, () => time);
  await pdfs.close();
  mailer.close();
}
