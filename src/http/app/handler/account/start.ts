import { resolve } from 'node:path';
import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { programVersion } from '#kit/programVersion.ts';
import { shellQuoted } from '#kit/text/shellQuoted.ts';
import { relyingParty } from '#service/account/passkey/relyingParty.ts';
import { PermissionRevoked } from '#service/base/access/permissionRevoked.ts';
import { recordForUser } from '#service/base/audit/recordAudit.ts';
import { isDiskFull } from '#store/diskFull.ts';
import { deleteSession } from '#store/query/account/session.ts';
import { hasUsers } from '#store/query/account/user.ts';
import { deliveriesHeldSince } from '#store/query/operate/heldDeliveries.ts';
import { listMemberships } from '#store/query/organization/membership.ts';
import type { Handlers } from '../../call.ts';
import type { AppContext } from '../../context.ts';

function dataFlag({ baseUrl, folder }: AppContext): string | null {
  if (!isLoopbackHost(new URL(baseUrl).hostname)) return null;
  return folder === resolve('data') ? '' : ` --data ${shellQuoted(folder)}`;
}

export const startHandlers: Handlers<'start' | 'signOut'> = {
  async start({ context, actor }) {
    const memberships = actor === undefined ? [] : await listMemberships(context.store.read, actor.user.id);
    return {
      user: actor?.user ?? null,
      unclaimed: actor === undefined && !(await hasUsers(context.store.read)),
      organizations: memberships.map(({ organization_id: id, name, role }) => ({ id, name, role })),
      oidc: context.oidc?.provider.name ?? null,
      passkeys: relyingParty(context.baseUrl) !== undefined,
      mail: await context.mail.servers.isSetUp(context.store.read),
      held: (await deliveriesHeldSince(context.store.read)) !== undefined,
      url: context.baseUrl,
      version: programVersion(),
      data_flag: actor === undefined ? null : dataFlag(context),
    };
  },

  async signOut({ context, actor, now, reply }) {
    await context.store
      .write(async ({ db }) => {
        await deleteSession(db, actor.user.id, actor.session.id);
        await recordForUser(db, actor.user, 'account.signed_out', now);
      })
      .catch((error: unknown) => {
        // On a full disk the browser at least drops its cookie, so that the next user is not signed in. A session
        // that has ended meanwhile is a success.
        if (!isDiskFull(error) && !(error instanceof PermissionRevoked)) throw error;
      });
    reply.signOut();
    return {};
  },
};
