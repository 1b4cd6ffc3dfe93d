import type { CalendlyField } from '#form/type/calendly/settings.ts';
import { createElement } from '../livePage.ts';
import { dispatchChange, type EnhancePage, liveRegion } from './page.ts';

const origin = 'https://calendly.com';

/** Opens the calendar in the page on a click and takes over the booking that it reports. */
export function enhance(field: HTMLElement, { opens }: CalendlyField, { texts }: EnhancePage): void {
  const link = field.querySelector('a');
  const box = field.querySelector('input');
  if (opens !== 'frame' || link === null || box === null) return;
  link.querySelector('.unseen')?.remove();
  const announcement = liveRegion();
  field.append(announcement);
  link.onclick = (click) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    const address = new URL(link.href);
    address.searchParams.set('embed_domain', location.hostname);
    address.searchParams.set('embed_type', 'Inline');
    const frame = createElement('iframe', {
      className: 'calendar',
      title: link.textContent ?? '',
      src: address.href,
    });
    addEventListener('message', (message) => {
      if (message.origin !== origin || message.source !== frame.contentWindow) return;
      const booking = bookingIn(message.data);
      if (booking === undefined) return;
      box.value = booking;
      announcement.textContent = texts.booked ?? '';
      dispatchChange(box);
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
