import type { OrganizationId, StaleDatabase } from '../../tables.ts';

export interface OrganizationTotals {
  workspaces: number;
  forms: number;
  responses: number;
}

/** Sums the totals kept per form instead of counting responses. */
export async function organizationTotals(
  db: StaleDatabase,
  organizationId: OrganizationId,
): Promise<OrganizationTotals> {
  const { workspaces } = await db
    .selectFrom('workspace')
    .select((eb) => eb.fn.countAll<number | string>().as('workspaces'))
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { forms, responses } = await db
    .selectFrom('form')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('forms'),
      eb.fn.sum<number | string | null>('live_count').as('responses'),
    ])
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { workspaces: Number(workspaces), forms: Number(forms), responses: Number(responses ?? 0) };
}
