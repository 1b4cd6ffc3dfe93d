import { createHmac, timingSafeEqual } from 'node:crypto';

/** The hidden input that says when the page was first shown, in a way that only we can write. */
export const ticketName = '_ticket';

/** In tenths of a second: everybody who comes within one gets the same, which is signed once. */
export function writeTicket(key: string, formId: string, shown: number): string {
  const tenth = String(Math.floor(shown / 100) * 100);
  const known = written.get(formId);
  if (known?.key === key && known.tenth === tenth) return known.ticket;
  const ticket = `${tenth}.${signature(key, formId, tenth)}`;
  if (written.size >= mostWritten) written.clear();
  written.set(formId, { key, tenth, ticket });
  return ticket;
}

const written = new Map<string, { key: string; tenth: string; ticket: string }>();
const mostWritten = 500;

/** When the page was first shown; undefined where the ticket is not ours or of another form. */
export function readTicket(key: string, formId: string, ticket: string | undefined): number | undefined {
  const [shown = '', signed = ''] = (ticket ?? '').split('.');
  if (!/^\d{1,15}$/.test(shown)) return undefined;
  const expected = Buffer.from(signature(key, formId, shown));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(shown) : undefined;
}

function signature(key: string, formId: string, shown: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['page', formId, shown]))
    .digest('base64url');
}
