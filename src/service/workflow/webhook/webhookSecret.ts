import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { currentSecret, rotateKeys } from './webhookKeys.ts';

interface FormName {
  readonly id: string;
  readonly name: string;
}

/** Reads the secret that receivers verify signatures with; the audit log says who did. */
export async function readWebhookSecret(
  writes: OrganizationWrites,
  keys: AccountKeys,
  form: FormName,
  now: number,
): Promise<string> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor } = transaction;
    const event = { action: 'form.webhook_secret_read', target: { kind: 'form', ...form } } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return await currentSecret(db, keys, organizationId, form.id, now);
  });
}

/** Makes a new key; the one before it signs on for a day, so that receivers can change over. */
export async function rotateWebhookSecret(
  writes: OrganizationWrites,
  keys: AccountKeys,
  form: FormName,
  now: number,
): Promise<{ secret: string; previousUntil: number }> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor } = transaction;
    const event = { action: 'form.webhook_secret_rotated', target: { kind: 'form', ...form } } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return await rotateKeys(db, keys, organizationId, form.id, now);
  });
}
