import { failed, ok, type Result } from '#kit/result.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findAddressHolder } from '#store/query/form/formDocument.ts';
import { findFormAnywhere } from '#store/query/transfer/importing.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { WorkspaceNotFound } from '../chooseWorkspace.ts';
import { type TargetWorkspace, targetWorkspace } from '../targetWorkspace.ts';
import { type PlanFailure, type PushedState, type PushPlan, planPush } from './planPush.ts';

export interface PushOrder extends PushedState {
  id: string;
  /** An id or a name. */
  workspace: string | undefined;
  /** The push is refused if the draft has another revision. */
  revision?: number;
}

export type PushFailure =
  | { code: 'id_malformed' }
  | { code: 'id_taken' }
  | { code: 'form_deleted' }
  | { code: 'slug_taken'; slug: string }
  | { code: 'draft_changed'; revision: number }
  | PlanFailure
  | WorkspaceNotFound;

/** Returns the workspace for the push, or why it is refused. `row` is the current form. Stores nothing. */
export async function targetWorkspaceOrRefusal(
  db: Database,
  organizationId: OrganizationId,
  order: PushOrder,
  row: FormRow | undefined,
): Promise<Result<TargetWorkspace, PushFailure>> {
  const refusal = row === undefined ? await idRefusal(db, organizationId, order.id) : undefined;
  if (refusal !== undefined) return failed(refusal);
  const target = await targetWorkspace(db, organizationId, order.workspace, row?.workspace_id);
  if (!target.ok) return target;
  const { slug } = order.settings;
  const holder = slug === undefined ? undefined : await findAddressHolder(db, slug);
  if (slug !== undefined && holder !== undefined && holder.id !== order.id)
    return failed({ code: 'slug_taken', slug });
  return target;
}

/** Plans a push without applying it (dry run). */
export async function previewPush(
  db: Database,
  organizationId: OrganizationId,
  order: PushOrder,
): Promise<Result<{ plan: PushPlan; target: TargetWorkspace }, PushFailure>> {
  const plan = await planPush(db, organizationId, order.id, order);
  if (!plan.ok) return plan;
  const target = await targetWorkspaceOrRefusal(db, organizationId, order, plan.value.seen);
  return target.ok ? ok({ plan: plan.value, target: target.value }) : target;
}

/** The pattern of generated form ids. */
export const generatedIdPattern = /^[0-9a-z]{8}$/;

async function idRefusal(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<PushFailure | undefined> {
  const found = await findFormAnywhere(db, id);
  if (found === undefined) return generatedIdPattern.test(id) ? undefined : { code: 'id_malformed' };
  const isSameOrganization = found.organization_id === organizationId;
  return { code: isSameOrganization && found.deleted_at !== null ? 'form_deleted' : 'id_taken' };
}
