import { deleteMail, findMail } from '#store/query/mail.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

/** False where the organisation has no such mail. */
export async function discardMail(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  actor: Actor,
  now: number,
): Promise<boolean> {
  return await store.write(async ({ db }) => {
    const mail = await findMail(db, organizationId, id);
    if (mail === undefined) return false;
    await deleteMail(db, organizationId, mail.id);
    const target = { kind: 'mail', id: mail.id, name: mail.recipient };
    const details = { kind: mail.kind, state: mail.state };
    await recordAudit(db, organizationId, actor, { action: 'mail.discarded', target, details }, now);
    return true;
  });
}
