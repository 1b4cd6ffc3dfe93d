import type { Finding } from '#form/check/findings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { isConflict } from '#store/conflict.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { createForm, updateDraft, updateLive } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../../base/access/organizationWrites.ts';
import {
  movedEvent,
  passwordEvent,
  recordFormChange,
  renamedEvent,
  settingsEvent,
} from '../../base/audit/recordFormChange.ts';
import { openSettings } from '../openForm.ts';
import { describeMove, makeWorkspace, type TargetWorkspace } from '../targetWorkspace.ts';
import { isUnchanged } from './isUnchanged.ts';
import { type PushPlan, planPush } from './planPush.ts';
import { type PushFailure, type PushOrder, targetWorkspaceOrRefusal } from './refusePush.ts';

export interface PushedForm {
  id: string;
  name: string;
  created: boolean;
  revision: number;
  /** Changes of the draft, which wait for the next publication. */
  draftChanges: string[];
  /** Changes of name, workspace and settings, which took effect at once. */
  liveChanges: string[];
  target: TargetWorkspace;
  /** Settings that refer to parts missing from the published version. */
  warnings: Finding[];
}

/** Creates the form that a file describes, or updates its draft, name, workspace and settings to match the file. */
export async function pushForm(
  writes: OrganizationWrites,
  order: PushOrder,
  now: number,
): Promise<Result<PushedForm, PushFailure>> {
  for (let conflicts = 0; ; ) {
    const plan = await planPush(writes.read, writes.organizationId, order.id, order);
    if (!plan.ok) return plan;
    try {
      // The organisation's lock keeps the target workspace from being deleted concurrently.
      const pushed = await writes.writeForms([order.id], (transaction) =>
        push(transaction, order, plan.value, now),
      );
      if (pushed !== undefined) return pushed;
    } catch (error) {
      // Another request took the id or slug concurrently; the retry finds it taken.
      conflicts += 1;
      if (!isConflict(error) || conflicts === 3) throw error;
    }
  }
}

/** Undefined, with nothing written, if the form has changed since the plan was made. */
async function push(
  transaction: OrganizationTransaction,
  order: PushOrder,
  plan: PushPlan,
  now: number,
): Promise<Result<PushedForm, PushFailure> | undefined> {
  const { db, organizationId, actor } = transaction;
  const row = await findFormDocument(db, organizationId, order.id);
  if (!isUnchanged(plan.seen, row)) return undefined;
  const revision = row?.draft_revision ?? 0;
  if (order.revision !== undefined && order.revision !== revision)
    return failed({ code: 'draft_changed', revision });
  const target = await targetWorkspaceOrRefusal(db, organizationId, order, row);
  if (!target.ok) return target;
  if (row !== undefined) return ok(await update(transaction, row, order.name, plan, target.value, now));
  await makeWorkspace(transaction, organizationId, target.value, now);
  const form = {
    organization_id: organizationId,
    id: order.id,
    workspace_id: target.value.workspace.id,
    name: order.name,
    enabled: 0,
    draft: plan.draft,
    last_field_number: plan.lastFieldNumber,
    settings: storableJson(order.settings),
    slug: order.settings.slug ?? null,
  };
  await createForm(transaction, form, now);
  const details = { workspace: form.workspace_id };
  const created = { action: 'form.created', details, changes: [{ kind: 'form_created' }] } as const;
  await recordFormChange(db, form, actor, created, now);
  const password = passwordEvent(undefined, order.settings.password_hash);
  if (password !== undefined) await recordFormChange(db, form, actor, password, now);
  const { id, name } = order;
  const { draftChanges, warnings } = plan;
  return ok({
    id,
    name,
    created: true,
    revision: 1,
    draftChanges,
    liveChanges: [],
    target: target.value,
    warnings,
  });
}

async function update(
  transaction: OrganizationTransaction,
  row: FormRow,
  name: string,
  plan: PushPlan,
  target: TargetWorkspace,
  now: number,
): Promise<PushedForm> {
  const { db, actor } = transaction;
  const { organization_id: organizationId, id } = row;
  const { draft, lastFieldNumber, settings, draftChanges, nameChanges, settingsChanges, warnings } = plan;
  const liveChanges = [...nameChanges, ...settingsChanges];
  let revision = row.draft_revision;
  if (draftChanges.length > 0) {
    if (!(await updateDraft(db, organizationId, id, { revision, draft, lastFieldNumber })))
      throw new Error(`the draft of ${id} changed under its lock`);
    revision += 1;
  }
  if (nameChanges.length > 0) {
    await updateLive(db, organizationId, id, { name });
    await recordFormChange(db, { ...row, name }, actor, renamedEvent(row.name, name), now);
  }
  if (settingsChanges.length > 0) {
    const slug = settings.slug ?? null;
    await updateLive(db, organizationId, id, { settings: storableJson(settings), slug });
    const before = openSettings(row.settings);
    const password = passwordEvent(before.password_hash, settings.password_hash);
    for (const event of [settingsEvent(before, settings), password])
      if (event !== undefined) await recordFormChange(db, { ...row, name }, actor, event, now);
  }
  if (row.workspace_id !== target.workspace.id) {
    await updateLive(db, organizationId, id, { workspace_id: target.workspace.id });
    const event = movedEvent(row.workspace_id, target.workspace.id);
    await recordFormChange(db, { ...row, name }, actor, event, now);
    liveChanges.push(...describeMove(row.workspace_id, target));
  }
  return { id, name, created: false, revision, draftChanges, liveChanges, target, warnings };
}
