import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import type { MailRow } from './mail.ts';

/** How mails name the response that they are about; with `''`, what those of a form begin with. */
export function aboutResponse(formId: string, responseId: number | ''): string {
  return `${formId}/${responseId}`;
}

/** How many mails of each run have not left yet. */
export async function mailsWaitingOfRuns(
  db: Database,
  organizationId: OrganizationId,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('mail')
    .select(['run_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where('run_id', 'in', runIds)
    .where('state', '=', 'waiting')
    .groupBy('run_id')
    .execute();
  return new Map(rows.map(({ run_id, count }) => [run_id ?? '', Number(count)]));
}

/** The languages that members of the organisation have chosen, by their address in lower case. */
export async function languagesOfMembers(
  db: Database,
  organizationId: OrganizationId,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.email_lower', 'app_user.language'])
    .where('membership.organization_id', '=', organizationId)
    .where(
      'app_user.email_lower',
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .execute();
  return new Map(
    rows.flatMap(({ email_lower, language }) =>
      language === null ? [] : [[email_lower, language] as const],
    ),
  );
}

export interface MailsOfWorkflow {
  readonly waiting: number;
  /** When the newest one left. */
  readonly sentAt: number | null;
}

/** How the mails of a form's newest runs fare, by workflow. */
export async function mailsOfWorkflows(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  among: number,
): Promise<ReadonlyMap<string, MailsOfWorkflow>> {
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('workflow_run')
        .select(['id', 'workflow_id'])
        .$call(ofForm(organizationId, formId))
        .orderBy('id', 'desc')
        .limit(among)
        .as('newest'),
    )
    .innerJoin('mail', 'mail.run_id', 'newest.id')
    .where('mail.organization_id', '=', organizationId)
    .select(({ fn }) => [
      'newest.workflow_id',
      fn.countAll<number>().filterWhere('mail.state', '=', 'waiting').as('waiting'),
      fn.max('mail.sent_at').as('sent_at'),
    ])
    .groupBy('newest.workflow_id')
    .execute();
  return new Map(
    rows.map(({ workflow_id, waiting, sent_at }) => [
      workflow_id,
      { waiting: Number(waiting), sentAt: sent_at === null ? null : Number(sent_at) },
    ]),
  );
}

/** The mails of a run of a workflow, without their content; undefined if the form has no such run. */
export async function mailsOfRun(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  runId: string,
): Promise<Pick<MailRow, 'recipient' | 'state' | 'attempts' | 'sent_at' | 'error'>[] | undefined> {
  const run = await db
    .selectFrom('workflow_run')
    .select('id')
    .$call(ofForm(organizationId, formId))
    .where('id', '=', storableText(runId))
    .executeTakeFirst();
  if (run === undefined) return undefined;
  return await db
    .selectFrom('mail')
    .select(['recipient', 'state', 'attempts', 'sent_at', 'error'])
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', run.id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Sends the mails about a response that waited, under its new id. */
export async function releaseMails(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  waitingId: number,
  { id, created_at }: { readonly id: number; readonly created_at: number },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ about_id: aboutResponse(formId, id), next_attempt_at: created_at })
    .where('organization_id', '=', organizationId)
    .where('about_id', '=', aboutResponse(formId, waitingId))
    .where('state', '=', 'waiting')
    .execute();
}

/** Erases the mails about responses that are erased: also sent ones name their recipients. */
export async function deleteMailsAboutResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
): Promise<void> {
  if (responseIds.length === 0) return;
  await db
    .deleteFrom('mail')
    .where('organization_id', '=', organizationId)
    .where(
      'about_id',
      'in',
      responseIds.map((id) => aboutResponse(formId, id)),
    )
    .execute();
}

/** The run of a mail that finally failed has failed too, although it was done when the mail was queued. */
export async function markRunUnsent(
  db: Database,
  organizationId: OrganizationId,
  runId: string,
  error: { readonly code: string; readonly detail: string },
): Promise<void> {
  await db
    .updateTable('workflow_run')
    .set({ state: 'failed', error_code: error.code, error_detail: error.detail })
    .where('organization_id', '=', organizationId)
    .where('id', '=', runId)
    .where('state', '=', 'done')
    .execute();
}
