import { fault } from '../../value/fault.ts';
import { oneLine } from '../../value/text.ts';
import { textBehaviour } from '../base/textBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import type { CalendlyField } from './settings.ts';

const maxCharacters = 500;

/** Calendly's script reports the API address of the event; visitors can only paste a link. */
const bookings = [
  /^https:\/\/api\.calendly\.com\/scheduled_events\/[0-9A-Za-z-]{8,64}(?:\/invitees\/[0-9A-Za-z-]{8,64})?$/,
  /^https:\/\/calendly\.com\/[^\s\\"'<>`]+$/,
];

/** An appointment booked through Calendly, by its address. */
export const calendly: FieldBehaviour<CalendlyField, string> = textBehaviour({
  normalise: (_field, answer) => oneLine(answer, maxCharacters) || undefined,
  validate(_field, answer) {
    const known = answer.length <= maxCharacters && bookings.some((booking) => booking.test(answer));
    return known ? undefined : fault('booking_invalid');
  },
  comparison: () => 'presence',
  settable: false,
});
