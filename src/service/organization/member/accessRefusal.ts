import { hasSecondFactor } from '#store/query/account/secondFactor.ts';
import type { SessionOwner } from '#store/query/account/session.ts';
import type { MembershipRow } from '#store/query/organization/membership.ts';
import type { Database } from '#store/tables.ts';
import { readOrganizationSettings } from '../../base/organizationSettings.ts';

export interface Entering {
  readonly userId: string;
  readonly session: Pick<SessionOwner, 'created_at' | 'second_factor_at'>;
  /** The issuer of the configured sign-in provider. */
  readonly issuer: string | undefined;
}

/**
 * Why this session may not use the organisation, whatever the member's role: an owner has ended their sessions, or
 * the organisation requires a second factor that the session did not give or the person no longer has.
 */
export async function accessRefusal(
  db: Database,
  { sessions_ended_at, settings }: Pick<MembershipRow, 'sessions_ended_at' | 'settings'>,
  { userId, session, issuer }: Entering,
): Promise<'sign_in_again' | 'second_factor_needed' | undefined> {
  if (hasEnded(session, sessions_ended_at)) return 'sign_in_again';
  if (!requiresSecondFactor(settings)) return undefined;
  if (session.second_factor_at === null) return 'second_factor_needed';
  return (await hasSecondFactor(db, userId, issuer)) ? undefined : 'second_factor_needed';
}

/** Whether an owner has ended the sessions that the person had at this time. */
export function hasEnded({ created_at }: Pick<SessionOwner, 'created_at'>, endedAt: number | null): boolean {
  return endedAt !== null && created_at <= endedAt;
}

export function requiresSecondFactor(settings: string): boolean {
  return readOrganizationSettings(settings).second_factor_required === true;
}
