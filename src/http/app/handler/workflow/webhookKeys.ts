import { formatInstant } from '#kit/time/instant.ts';
import { readWebhookSecret, rotateWebhookSecret } from '#service/workflow/webhook/webhookSecret.ts';
import { activeWebhookKeys } from '#store/query/workflow/webhookKey.ts';
import type { Handlers } from '../../call.ts';
import { visibleForm } from '../form/visibleForm.ts';

export const webhookKeysHandlers: Handlers<'webhookKeys' | 'revealWebhookSecret' | 'rotateWebhookSecret'> = {
  async webhookKeys({ context, params, actor, now }) {
    const { id } = await visibleForm(context.store, actor, params.form);
    const rows = await activeWebhookKeys(context.store.read, actor.organization.id, id, now);
    return {
      keys: rows.map((row) => ({
        id: row.id,
        created_at: formatInstant(row.created_at),
        retires_at: row.retires_at === null ? null : formatInstant(row.retires_at),
        public_key: row.public_key,
      })),
    };
  },

  async revealWebhookSecret({ context, params, actor, now }) {
    const { id, name } = await visibleForm(context.store, actor, params.form);
    return { secret: await readWebhookSecret(actor.writes, context.keys(), { id, name }, now) };
  },

  async rotateWebhookSecret({ context, params, actor, now }) {
    const { id, name } = await visibleForm(context.store, actor, params.form);
    const { secret, previousUntil } = await rotateWebhookSecret(
      actor.writes,
      context.keys(),
      { id, name },
      now,
    );
    return { secret, previous_until: formatInstant(previousUntil) };
  },
};
