import { formatInstant } from '#kit/time/instant.ts';
import { lastingAddress } from '#render/share/formAddress.ts';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { revokeLink } from '#service/collect/personalLink/revokeLink.ts';
import { personalLinksAfter } from '#store/query/collect/personalLink.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import { visibleForm } from '../form/visibleForm.ts';

const pageSize = 100;

export const personalLinksHandlers: Handlers<'personalLinks' | 'createPersonalLinks' | 'revokePersonalLink'> =
  {
    async personalLinks({ context, params, query, actor }) {
      const { store } = context;
      const { id } = await visibleForm(store, actor, params.form);
      const after = query.after ?? '';
      const rows = await personalLinksAfter(store.read, actor.organization.id, id, after, pageSize);
      const time = (value: number | null) => (value === null ? null : formatInstant(value));
      return {
        links: rows.map((row) => ({
          id: row.id,
          name: row.name,
          created_at: formatInstant(row.created_at),
          revoked_at: time(row.revoked_at),
          answered_at: time(row.answered_at),
        })),
        next: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null),
      };
    },

    async createPersonalLinks({ context, params, body, actor, now }) {
      const { store, formsUrl } = context;
      const { id, name } = await visibleForm(store, actor, params.form);
      const made = await createLinks(actor.writes, { id, name }, body.names, now);
      const address = lastingAddress(formsUrl, id);
      return {
        links: made.map((link) => ({ id: link.id, name: link.name, url: `${address}?key=${link.key}` })),
      };
    },

    async revokePersonalLink({ context, params, actor, now }) {
      const { id, name } = await visibleForm(context.store, actor, params.form);
      const revoked = await revokeLink(actor.writes, { id, name }, params.link, now);
      if (!revoked.ok) throw new Problem('not_found');
      return {};
    },
  };
