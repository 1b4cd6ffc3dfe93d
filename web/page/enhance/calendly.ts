import type { CalendlyField } from '#form/schema/field/calendly.ts';
import { make } from '../livePage.ts';
import { type EnhancePage, live, tell } from './page.ts';

const origin = 'https://calendly.com';

/** Opens the calendar in the page, on a click and not before, and takes over what it tells of the booking. */
export function enhance(field: HTMLElement, { opens }: CalendlyField, { texts }: EnhancePage): void {
  const link = field.querySelector('a');
  const box = field.querySelector('input');
  if (opens !== 'frame' || link === null || box === null) return;
  link.querySelector('.unseen')?.remove();
  const spoken = live();
  field.append(spoken);
  link.onclick = (click) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    const address = new URL(link.href);
    address.searchParams.set('embed_domain', location.hostname);
    address.searchParams.set('embed_type', 'Inline');
    const frame = make('iframe', { className: 'calendar', title: link.textContent ?? '', src: address.href });
    addEventListener('message', (message) => {
      if (message.origin !== origin || message.source !== frame.contentWindow) return;
      const booking = bookingIn(message.data);
      if (booking === undefined) return;
      box.value = booking;
      spoken.textContent = texts.booked ?? '';
      tell(box);
    });
    link.replaceWith(frame);
    frame.focus();
  };
}

function bookingIn(data: unknown): string | undefined {
  const { event, payload } = Object(data);
  const uri = event === 'calendly.event_scheduled' ? Object(Object(payload).event).uri : undefined;
  return typeof uri === 'string' ? uri : undefined;
}
