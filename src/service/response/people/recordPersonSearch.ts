import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

/** Records that somebody searches for a person, but not for whom. */
export async function recordPersonSearch(
  writes: OrganizationWrites,
  name: string,
  now: number,
): Promise<void> {
  await writes.write(async ({ db, organizationId, actor }) => {
    const target = { kind: 'organization', id: organizationId, name };
    await recordAudit(db, organizationId, actor, { action: 'person.searched', target }, now);
  });
}
