import { formatInstant } from '#kit/time/instant.ts';
import { readOrganizationSettings } from '#service/base/organizationSettings.ts';
import { logoAddress } from '#service/organization/branding/logoAddress.ts';
import { changeOrganization } from '#service/organization/changeOrganization.ts';
import { removeMember } from '#service/organization/member/removeMember.ts';
import { requireSecondFactor } from '#service/organization/requireSecondFactor.ts';
import { countUnsent } from '#store/query/mail/mail.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { workspaceOverview } from '#store/query/organization/workspace.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const organizationHandlers: Handlers<
  'organization' | 'changeOrganization' | 'requireSecondFactor' | 'leaveOrganization'
> = {
  async organization({ context, actor, now }) {
    const { read } = context.store;
    const { role, workspaces } = actor;
    const row = await findOrganization(read, actor.organization.id);
    if (row === undefined) throw new Problem('not_found');
    const settings = readOrganizationSettings(row.settings);
    const all = await workspaceOverview(read, row.id);
    return {
      id: row.id,
      name: row.name,
      role,
      workspaces: all
        .filter(({ id }) => workspaces === 'all' || workspaces.has(id))
        .map(({ id, name, forms }) => ({ id, name, forms })),
      time_zone: settings.time_zone ?? 'UTC',
      logo: logoAddress(context.baseUrl, row.id, settings),
      accent: settings.accent ?? null,
      delete_at: row.delete_at === null ? null : formatInstant(row.delete_at),
      mails_waiting:
        role === 'owner'
          ? await countUnsent(read, row.id, {
              tried: await context.mail.servers.isSetUp(read),
              now,
              most: 100,
            })
          : 0,
      second_factor_required: settings.second_factor_required ?? false,
    };
  },

  async changeOrganization({ actor, body, now }) {
    const changed = await changeOrganization(actor.writes, body, now);
    if (!changed.ok) throw new Problem('field_invalid', { param: 'time_zone' });
    return {};
  },

  async requireSecondFactor({ actor, body, now }) {
    const done = await requireSecondFactor(actor.writes, body.required, actor.session, now);
    if (!done.ok) throw new Problem(done.failure.code);
    return {};
  },

  async leaveOrganization({ actor, now }) {
    const left = await removeMember(actor.writes, actor.user.id, now);
    if (!left.ok && left.failure.code === 'last_owner') throw new Problem('last_owner');
    return {};
  },
};
