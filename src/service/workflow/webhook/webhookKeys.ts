import { newShortId } from '#kit/ids.ts';
import { day } from '#kit/time/durations.ts';
import {
  activeWebhookKeys,
  insertWebhookKey,
  retireWebhookKeys,
  type WebhookKeyRow,
} from '#store/query/workflow/webhookKey.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { newSigningKey, readSigningKey, type SigningKey, writtenSecret } from './signature.ts';

/** How long the key before the current one signs on after a rotation. */
const rotationTime = day;

/** The keys that sign a form's webhooks, the current one first. The first key is made on first use. */
export async function signingKeys(
  store: Store,
  keys: AccountKeys,
  organizationId: OrganizationId,
  formId: string,
  now: number,
): Promise<SigningKey[]> {
  const read = async (db: Database) => opened(keys, await activeWebhookKeys(db, organizationId, formId, now));
  const found = await read(store.read);
  if (found.length > 0) return found;
  return await store.write(
    async ({ db }) => {
      await makeFirstKey(db, keys, organizationId, formId, now);
      return await read(db);
    },
    { ofForms: 'counts' },
  );
}

/** The keys that sign now, without making one. */
export async function readSigningKeys(
  db: Database,
  keys: AccountKeys,
  organizationId: OrganizationId,
  formId: string,
  now: number,
): Promise<SigningKey[]> {
  return opened(keys, await activeWebhookKeys(db, organizationId, formId, now));
}

/** The secret of the current key, which is made if there is none. */
export async function currentSecret(
  db: Database,
  keys: AccountKeys,
  organizationId: OrganizationId,
  formId: string,
  now: number,
): Promise<string> {
  await makeFirstKey(db, keys, organizationId, formId, now);
  const [current] = opened(keys, await activeWebhookKeys(db, organizationId, formId, now));
  if (current === undefined) throw new Error(`the webhook key of form ${formId} cannot be opened`);
  return writtenSecret(current.secret);
}

/** Makes a new key; the one before it signs until the returned time. */
export async function rotateKeys(
  db: Database,
  keys: AccountKeys,
  organizationId: OrganizationId,
  formId: string,
  now: number,
): Promise<{ secret: string; previousUntil: number }> {
  const previousUntil = now + rotationTime;
  await retireWebhookKeys(db, organizationId, formId, { now, until: previousUntil });
  await makeFirstKey(db, keys, organizationId, formId, now);
  return { secret: await currentSecret(db, keys, organizationId, formId, now), previousUntil };
}

async function makeFirstKey(
  db: Database,
  keys: AccountKeys,
  organizationId: OrganizationId,
  formId: string,
  now: number,
): Promise<void> {
  const active = await activeWebhookKeys(db, organizationId, formId, now);
  if (active.some(({ retires_at }) => retires_at === null)) return;
  const { text, publicKey } = newSigningKey();
  await insertWebhookKey(db, {
    organization_id: organizationId,
    form_id: formId,
    id: newShortId(),
    sealed: keys.seal('webhook', text),
    public_key: publicKey,
    created_at: now,
  });
}

/** Parsing a key costs more than signing with it. */
const recent = new Map<string, SigningKey>();
const maxRecent = 500;

/** A key that no secret of the installation opens is left out. */
function opened(keys: AccountKeys, rows: readonly WebhookKeyRow[]): SigningKey[] {
  return rows.flatMap(({ sealed }) => {
    const known = recent.get(sealed);
    if (known !== undefined) return [known];
    const text = keys.open('webhook', sealed);
    if (text === undefined) return [];
    const key = readSigningKey(text);
    if (recent.size >= maxRecent) recent.clear();
    recent.set(sealed, key);
    return [key];
  });
}
