import { formatInstant } from '#kit/time/instant.ts';
import { publicWebhookKeys } from '#store/query/workflow/webhookKey.ts';
import type { Site } from '../edges.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { sendCompressible } from '../reply/send.ts';

/** `/.well-known/webhooks/<form>`: the public keys that verify the webhooks of a form, the current one first. */
export async function sendWebhookKeys(
  { store, clock }: Site,
  exchange: Exchange,
  formId: string,
): Promise<void> {
  const rows = /^[\w-]{1,200}$/.test(formId) ? await publicWebhookKeys(store.read, formId, clock()) : [];
  if (rows.length === 0) throw new Problem('not_found');
  const keys = rows.map((row) => ({
    id: row.id,
    public_key: row.public_key,
    created_at: formatInstant(row.created_at),
    retires_at: row.retires_at === null ? null : formatInstant(row.retires_at),
  }));
  exchange.addHeader('Content-Type', 'application/json; charset=utf-8');
  // A rotation keeps the old key for a day, so an hour is never too long.
  exchange.addHeader('Cache-Control', 'public, max-age=3600');
  await sendCompressible(exchange, 200, [Buffer.from(JSON.stringify({ keys }))]);
}
