import { ownersToTell } from '#store/query/organization/membership.ts';
import { forgetHealth, lockHealth, writeHealth } from '#store/query/workflow/health.ts';
import { formOfRuns } from '#store/query/workflow/runContext.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { actionOfRun, type FormsOfRuns } from './formsOfRuns.ts';
import { afterFailure, afterSuccess } from './judgeHealth.ts';
import { type EndedAttempt, errorOf } from './settleAttempts.ts';

export interface TellingContext {
  readonly forms: FormsOfRuns;
  readonly keys: AccountKeys;
  /** The public address of the app. */
  readonly baseUrl: string;
}

/**
 * Locks the forms of failed attempts, so that none is published while its actions are judged. Comes before the locks of
 * runs, as in every transaction that needs both.
 */
export async function lockFailingForms(
  { lockForms }: WriteTransaction,
  ended: readonly EndedAttempt[],
): Promise<void> {
  const failed = ended.filter(({ outcome }) => outcome.kind !== 'done' && outcome.kind !== 'skipped');
  const byOrganization = Map.groupBy(failed, ({ run }) => run.organization_id);
  for (const id of [...byOrganization.keys()].sort())
    await lockForms(id, [...new Set(byOrganization.get(id)?.map(({ run }) => run.form_id))]);
}

/**
 * Writes how the actions fare after these attempts; the owners are told of those that keep failing. Returns the forms whose
 * copy at hand is out of date once this is committed. Needs {@link lockFailingForms}.
 */
export async function settleHealth(
  { db }: WriteTransaction,
  ended: readonly EndedAttempt[],
  context: TellingContext,
): Promise<string[]> {
  // The last attempt of each action decides, and a success among failures counts.
  const latest = new Map<string, EndedAttempt>();
  for (const each of ended) {
    if (!each.isTried || each.outcome.kind === 'skipped') continue;
    const key = `${each.run.form_id} ${each.run.workflow_id} ${each.run.action_id}`;
    const known = latest.get(key);
    if (known === undefined || known.outcome.kind !== 'done' || each.outcome.kind === 'gone')
      latest.set(key, each);
  }
  const changed: string[] = [];
  // In a fixed order, so that two processes never deadlock.
  const inOrder = [...latest].sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  for (const [, each] of inOrder) {
    const hasChanged =
      each.outcome.kind === 'done' ? await succeeded(db, each, context) : await failed(db, each, context);
    if (hasChanged) changed.push(each.run.form_id);
  }
  return changed;
}

async function succeeded(
  db: Database,
  { run, endedAt }: EndedAttempt,
  { forms }: TellingContext,
): Promise<boolean> {
  const form = await forms.form(run.organization_id, run.form_id);
  // The copy at hand is at most seconds old, which is enough to know that there is nothing to write.
  const known = form?.health.find(
    ({ workflow_id, action_id }) => workflow_id === run.workflow_id && action_id === run.action_id,
  );
  if (afterSuccess(known, endedAt) === undefined) return false;
  const state = afterSuccess(await lockHealth(db, run), endedAt);
  if (state === undefined) return false;
  await writeHealth(db, { ...keyOf(run), ...state });
  return true;
}

async function failed(db: Database, each: EndedAttempt, context: TellingContext): Promise<boolean> {
  const { run, outcome, endedAt } = each;
  if (await isRemoved(db, run, context.forms)) {
    // The attempt may have begun to fail before the form was published without the action.
    await forgetHealth(db, run.organization_id, run.form_id, run);
    return true;
  }
  const error = errorOf(outcome) ?? { code: 'unexpected', detail: '' };
  const failure = { ...error, isGone: outcome.kind === 'gone' };
  const { state, tell } = afterFailure(await lockHealth(db, run), failure, endedAt);
  await writeHealth(db, { ...keyOf(run), ...state });
  if (tell !== undefined) await tellOwners(db, each, tell, error.detail, context);
  return true;
}

/** Whether the published version has the action no more, so that nobody could mend it. */
async function isRemoved(db: Database, run: EndedAttempt['run'], forms: FormsOfRuns): Promise<boolean> {
  const form = await formOfRuns(db, run.organization_id, run.form_id);
  const version = form?.published_version ?? undefined;
  if (version === undefined || version === run.version) return version === undefined;
  const published = await forms.version(run.organization_id, run.form_id, version);
  return published === undefined || actionOfRun(published, run) === undefined;
}

function keyOf({ organization_id, form_id, workflow_id, action_id }: EndedAttempt['run']) {
  return { organization_id, form_id, workflow_id, action_id };
}

async function tellOwners(
  db: Database,
  { run, endedAt }: EndedAttempt,
  tell: 'failing' | 'switched_off',
  problem: string,
  { forms, keys, baseUrl }: TellingContext,
): Promise<void> {
  const { organization_id, form_id, workflow_id } = run;
  const form = await forms.form(organization_id, form_id);
  const compiled = await forms.version(organization_id, form_id, run.version);
  const workflow = (compiled && actionOfRun(compiled, run))?.workflow.name ?? workflow_id;
  const name = form?.name ?? form_id;
  if (tell === 'switched_off')
    await recordAudit(
      db,
      organization_id,
      { kind: 'system' },
      {
        action: 'form.workflow_switched_off',
        target: { kind: 'form', id: form_id, name },
        details: { workflow },
      },
      endedAt,
    );
  for (const { id, email, language } of await ownersToTell(db, organization_id))
    await queueMail(
      db,
      keys,
      {
        kind: tell === 'failing' ? 'workflow_failing' : 'workflow_switched_off',
        organizationId: organization_id,
        userId: id,
        to: email,
        language,
        link: `${baseUrl}/app/o/${organization_id}/f/${form_id}/workflows`,
        expiresAt: null,
        values: { form: name, workflow, problem },
      },
      endedAt,
    );
}
