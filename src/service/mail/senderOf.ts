import { findOrganization } from '#store/query/organization/organization.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { readOrganizationSettings } from '../base/organizationSettings.ts';
import { productName } from './mailContent.ts';

/** The sender name and reply address, read at the time of sending. */
export async function senderOf(
  db: Database,
  organizationId: OrganizationId | null,
): Promise<{ fromName: string; replyTo: string }> {
  const organization = organizationId === null ? undefined : await findOrganization(db, organizationId);
  const { from_name, reply_to } = readOrganizationSettings(organization?.settings ?? '{}').mail ?? {};
  return { fromName: from_name || organization?.name || productName, replyTo: reply_to ?? '' };
}
