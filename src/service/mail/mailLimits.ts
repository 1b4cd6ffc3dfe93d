import { hour } from '#kit/time/durations.ts';
import type { WindowCounters } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../base/accountKeys.ts';

/** Mails of one form to addresses that visitors entered, per clock hour; more of them wait. */
export const visitorMailsPerHour = 200;
/** Mails of one form to the same such address, per clock hour; more of them are refused. */
export const mailsToOneVisitorPerHour = 5;
/** Mails of one form to fixed addresses, per clock hour; more of them wait. */
const teamMailsPerHour = 1000;

/** Mails about responses per clock hour, as the operator set them; 0 is unlimited. */
export interface MailLimits {
  readonly organization: number;
  readonly installation: number;
}

export type MailLimit =
  | 'ok'
  | 'too_many_to_one'
  /** The mail waits for so many milliseconds, because one of these has sent too many. */
  | { readonly wait: number; readonly of: 'form' | keyof MailLimits };

/**
 * Counts a mail about a response against the limits of its form, its organisation and the installation, across all processes.
 * Anybody can enter anybody's address into a form, so without a limit a form would be a way to flood strangers.
 */
export async function countFormMail(
  windows: WindowCounters,
  keys: AccountKeys,
  limits: MailLimits,
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
  if (isVisitor) {
    // Addresses of visitors are kept as a keyed hash only.
    const person = keys.hash('mail', `${form} ${mailboxOf(address)}`);
    if ((await windows.add(`visitor mail ${person}`, ends, 1)) > mailsToOneVisitorPerHour)
      return 'too_many_to_one';
  }
  // The narrowest first: a mail that one of them holds back uses up nothing of the wider ones.
  const counts = [
    {
      of: 'form',
      key: `${isVisitor ? 'visitor' : 'form'} mails ${form}`,
      most: isVisitor ? visitorMailsPerHour : teamMailsPerHour,
    },
    { of: 'organization', key: `response mails ${organizationId}`, most: limits.organization },
    { of: 'installation', key: 'response mails', most: limits.installation },
  ] as const;
  for (const { of, key, most } of counts)
    if (most > 0 && (await windows.add(key, ends, 1)) > most) return { wait: ends - now, of };
  return 'ok';
}

/**
 * The mailbox that an address leads to. Many servers deliver `k.i.m+anything@…` to `kim@…`, so those count as one; a domain
 * has one spelling in Punycode.
 */
function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  const name = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${name}@${URL.parse(`https://${domain}`)?.hostname ?? domain}`;
}
