import { randomUuid } from '#kit/randomUuid.ts';
import type { Person } from './person.ts';

/** The URL that Calendly gives a booked event. */
export function calendlyEvent({ random }: Person): string {
  return `https://api.calendly.com/scheduled_events/${randomUuid(random)}`;
}
