import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { isTimeZone } from '#kit/time/timeZone.ts';
import { takeSetupLinks } from '#store/query/account/oneTimeLink.ts';
import { setRunBy } from '#store/query/mail/mailServer.ts';
import {
  hasOrganizations,
  insertOrganization,
  updateOrganizationSettings,
} from '#store/query/organization/organization.ts';
import { createWorkspace } from '#store/query/organization/workspace.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import type { AccountContext } from '../context/accountContext.ts';
import { mailEmailConfirmation } from '../email/mailEmailLink.ts';
import { type AccessRenewal, joinOrganization } from '../join/joinOrganization.ts';
import { type NewAccount, newAccount } from '../newAccount.ts';
import { beginSession } from '../session/sessions.ts';
import { limitEnumeration, type RateLimitedCaller, revealsTakenAddress } from '../signIn/limitEnumeration.ts';
import type { TooManyAttempts } from '../signIn/refuseAttempt.ts';
import { findSetup } from './findSetup.ts';

export interface Setup {
  readonly secret: string;
  /** The future owner: an existing account, or a new one. */
  readonly owner:
    | { readonly id: string; readonly name: string; readonly renewal: AccessRenewal | undefined }
    | Omit<NewAccount, 'proof' | 'invitedTo'>;
  /** The name of the new organisation, if the link creates one. */
  readonly organization: string;
  /** The name of its first workspace. */
  readonly workspace: string;
  readonly timeZone: string | undefined;
  readonly agent: string;
}

export interface SetupResult {
  readonly organizationId: OrganizationId;
  /** The first workspace, if the organisation is new. */
  readonly workspaceId: string | undefined;
  readonly userId: string;
  /** The session token of a new account, or the renewed token of an existing session. */
  readonly token: string | undefined;
}

export type SetupFailure = { code: 'link_invalid' | 'email_taken' | 'new_password_needed' };

/**
 * Makes the owner and, if the link is for no existing organisation, the organisation with its first
 * workspace: all or nothing.
 */
export async function setUp(
  context: AccountContext,
  setup: Setup,
  asking: RateLimitedCaller,
  now: number,
): Promise<Result<SetupResult, SetupFailure | TooManyAttempts>> {
  const { store, keys } = context;
  const work = () => makeOwner(context, setup, now);
  return 'email' in setup.owner
    ? await limitEnumeration({ store, keys: keys() }, asking, now, work, revealsTakenAddress)
    : await work();
}

async function makeOwner(
  context: AccountContext,
  setup: Setup,
  now: number,
): Promise<Result<SetupResult, SetupFailure>> {
  const { owner, secret, agent } = setup;
  const { store, mail } = context;
  const keys = context.keys();
  return await store.write(async (transaction): Promise<Result<SetupResult, SetupFailure>> => {
    const { db } = transaction;
    const found = await findSetup(db, keys, secret, now);
    if (!found.ok) return failed(found.failure);
    const existing = found.value?.id ?? null;
    // Takes every link for the same target at once. Of several concurrent requests, only one
    // finds its own link among them.
    if (!(await takeSetupLinks(db, existing)).includes(keys.hash('setup', secret)))
      return failed({ code: 'link_invalid' });
    const isNew = 'email' in owner;
    const userId = isNew
      ? await newAccount(db, { ...owner, proof: 'vouched', invitedTo: undefined }, now)
      : owner.id;
    if (userId === undefined) return failed({ code: 'email_taken' });
    const user = { id: userId, name: owner.name };
    const made = existing === null ? await makeOrganization(transaction, setup, user, now) : undefined;
    const organizationId = existing ?? made?.organizationId;
    if (organizationId === undefined) throw new Error('a link for no organisation');
    let renewed: string | undefined;
    const keep = (token: string) => {
      renewed = token;
    };
    const given = isNew ? undefined : owner.renewal;
    const renewal = given === undefined ? undefined : { ...given, renewed: keep };
    const joined = await joinOrganization(transaction, organizationId, { user, role: 'owner', renewal }, now);
    if (!joined.ok) return failed(joined.failure);
    if (isNew && (await mail.servers.isSetUp(db))) await mailEmailConfirmation(context, db, userId, now);
    const session = { userId, method: 'setup', agent } as const;
    return ok({
      organizationId,
      workspaceId: made?.workspaceId,
      userId,
      token: isNew ? await beginSession(db, keys, session, now) : renewed,
    });
  });
}

async function makeOrganization(
  transaction: WriteTransaction,
  { organization, workspace, timeZone }: Setup,
  user: { id: string; name: string },
  now: number,
): Promise<{ organizationId: OrganizationId; workspaceId: string }> {
  const { db } = transaction;
  const name = storableText(organization);
  const isFirst = !(await hasOrganizations(db));
  const organizationId = await insertOrganization(db, { id: newShortId(), name, created_at: now });
  // A browser may send a time zone that this server does not know; the organisation then stays on UTC.
  if (timeZone !== undefined && isTimeZone(timeZone))
    await updateOrganizationSettings(db, organizationId, storableJson({ time_zone: timeZone }));
  // Who has the link that the first start printed looks after the installation.
  if (isFirst) await setRunBy(db, organizationId);
  const workspaceId = newShortId();
  await createWorkspace(transaction, organizationId, { id: workspaceId, name: storableText(workspace) }, now);
  const actor = { kind: 'user', ...user } as const;
  const target = { kind: 'organization', id: organizationId, name };
  await recordAudit(db, organizationId, actor, { action: 'organization.created', target }, now);
  return { organizationId, workspaceId };
}
