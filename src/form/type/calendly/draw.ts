import { randomUuid } from '#kit/randomUuid.ts';
import type { Drawing } from '../../simulate/person/drawing.ts';
import type { Person } from '../../simulate/person/person.ts';
import type { CalendlyField } from './settings.ts';

export const calendlyDrawing: Drawing<CalendlyField> = { answer: (_field, person) => calendlyEvent(person) };

/** The URL that Calendly gives a booked event. */
export function calendlyEvent({ random }: Person): string {
  return `https://api.calendly.com/scheduled_events/${randomUuid(random)}`;
}
