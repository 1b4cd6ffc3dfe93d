import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '#kit/time/durations.ts';

/** How long a page may upload files after it was rendered. */
const lifetime = day;

/** The scope of a ticket: a form, in test or live mode. */
export interface TicketPages {
  readonly formId: string;
  readonly test: boolean;
}

/**
 * Signs a ticket with the time of the first view and, for a page that is shown again, the time of rendering. Times
 * are in tenths of a second, so that concurrent visitors share one signature.
 */
export function writeTicket(key: string, pages: TicketPages, shown: number, given = shown): string {
  const first = inTenths(shown);
  const times = inTenths(given) === first ? first : `${first}-${inTenths(given)}`;
  const name = `${pages.formId} ${pages.test}`;
  const known = written.get(name);
  if (known?.key === key && known.times === times) return known.ticket;
  const ticket = `${times}.${signature(key, pages, times)}`;
  if (written.size >= maxWritten) written.clear();
  written.set(name, { key, times, ticket });
  return ticket;
}

const written = new Map<string, { key: string; times: string; ticket: string }>();
const maxWritten = 500;

/** The time of the first view; undefined if the ticket is invalid or of another form or mode. */
export function readTicket(key: string, pages: TicketPages, ticket: string | undefined): number | undefined {
  return open(key, pages, ticket)?.shown;
}

/** Whether the page was rendered within the last day. */
export function isFreshTicket(
  key: string,
  pages: TicketPages,
  ticket: string | undefined,
  now: number,
): boolean {
  const times = open(key, pages, ticket);
  return times !== undefined && now - times.given < lifetime;
}

function open(key: string, pages: TicketPages, ticket: string | undefined) {
  const [times = '', signed = ''] = (ticket ?? '').split('.');
  const [, shown, given = shown] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(times) ?? [];
  if (shown === undefined) return undefined;
  const expected = Buffer.from(signature(key, pages, times));
  const got = Buffer.from(signed);
  if (got.length !== expected.length || !timingSafeEqual(got, expected)) return undefined;
  return { shown: Number(shown), given: Number(given) };
}

function inTenths(time: number): string {
  return String(Math.floor(time / 100) * 100);
}

function signature(key: string, { formId, test }: TicketPages, times: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['page', formId, times, ...(test ? ['test'] : [])]))
    .digest('base64url');
}
