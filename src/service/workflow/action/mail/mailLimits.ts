import type { WindowCounters } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../../account/context/accountKeys.ts';

const hour = 3_600_000;

/** Mails of one form to addresses that visitors entered, per clock hour; more of them wait. */
export const visitorMailsPerHour = 200;
/** Mails of one form to the same such address, per clock hour; more of them are refused. */
export const mailsToOneVisitorPerHour = 5;
/** Mails of one form to fixed addresses, per clock hour; more of them wait. */
export const teamMailsPerHour = 1000;

export type MailLimit = 'ok' | { readonly wait: number } | 'too_many_to_one';

/**
 * Counts a mail against the limits of its form, across all processes. Anybody can enter anybody's address into a form, so
 * without a limit a form would be a way to flood strangers.
 */
export async function countFormMail(
  windows: WindowCounters,
  keys: AccountKeys,
  mail: {
    readonly organizationId: OrganizationId;
    readonly formId: string;
    readonly address: string;
    readonly isVisitor: boolean;
  },
  now: number,
): Promise<MailLimit> {
  const { organizationId, formId, address, isVisitor } = mail;
  const ends = now - (now % hour) + hour;
  const form = `${organizationId} ${formId}`;
  if (!isVisitor) {
    const count = await windows.add(`form mails ${form}`, ends, 1);
    return count <= teamMailsPerHour ? 'ok' : { wait: ends - now };
  }
  // Addresses of visitors are kept as a keyed hash only.
  const person = keys.hash('mail', `${form} ${mailboxOf(address)}`);
  if ((await windows.add(`visitor mail ${person}`, ends, 1)) > mailsToOneVisitorPerHour)
    return 'too_many_to_one';
  const count = await windows.add(`visitor mails ${form}`, ends, 1);
  return count <= visitorMailsPerHour ? 'ok' : { wait: ends - now };
}

/** Many servers deliver `kim+anything@…` to `kim@…`, so those count as one. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+]+)\+.*@/, '$1@');
}
