import type { ResponseSelection, ResponseStep } from '#contract/app/response/changes.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { PermissionRevoked } from '../../base/access/permissionRevoked.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import type { ReadForm, ResponseReader } from '../query/responseReader.ts';
import { type Act, type ActContext, actOnResponses } from './actOnResponses.ts';
import { selectedResponses } from './selectedResponses.ts';

/** Keeps each transaction short, because submissions wait for the same lock. */
const stepSize = 200;
/** For actions that take responses one by one. */
const slowStepSize = 50;

export interface StepWanted {
  readonly act: Act;
  readonly selection: ResponseSelection;
  readonly cursor: string | undefined;
}

/**
 * One step of an action on any number of responses: finds the next ones, then changes them in one short transaction.
 * The client asks for step after step, and stops the work by asking for no more.
 */
export async function changeResponses(
  writes: OrganizationWrites,
  context: ActContext & { readonly reader: ResponseReader },
  form: ReadForm,
  { act, selection, cursor }: StepWanted,
): Promise<Result<ResponseStep, { readonly code: 'cursor_invalid' }>> {
  const size = act.action === 'release' || act.action === 'discard' ? slowStepSize : stepSize;
  const selected = await selectedResponses(context.reader, form, selection, { cursor, size });
  if (selected === undefined) return failed({ code: 'cursor_invalid' });
  const { ids, done, total, next } = selected;
  const changed = ids.length === 0 ? 0 : await step(writes, context, form.id, ids, act);
  return ok({ changed, skipped: ids.length - changed, progress: { done, total }, next });
}

async function step(
  writes: OrganizationWrites,
  context: ActContext,
  formId: string,
  ids: readonly number[],
  act: Act,
): Promise<number> {
  return await writes.writeForms([formId], async (transaction) => {
    const { db, organizationId, reach } = transaction;
    const form = await findFormDocument(db, organizationId, formId);
    if (form === undefined || !isInWorkspaceScope(reach, form.workspace_id))
      throw new PermissionRevoked('not_found');
    const { changed } = await actOnResponses(transaction, context, form, ids, act);
    return changed;
  });
}
