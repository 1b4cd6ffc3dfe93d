import { deleteMail, findMail } from '#store/query/mail/mail.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';

/** False if the organisation has no such mail. */
export async function discardMail(writes: OrganizationWrites, id: string, now: number): Promise<boolean> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const mail = await findMail(db, organizationId, id);
    if (mail === undefined) return false;
    await deleteMail(db, organizationId, mail.id);
    const target = { kind: 'mail', id: mail.id, name: mail.recipient };
    const details = { kind: mail.kind, state: mail.state };
    await recordAudit(db, organizationId, actor, { action: 'mail.discarded', target, details }, now);
    return true;
  });
}
