import { formatInstant } from '#kit/time/instant.ts';

/** Says that nothing leaves, and what to do about it. */
export function heldSentence(since: number): string {
  return `Deliveries are held since ${formatInstant(since)}: runs of workflows and mails wait until you run "node bin/canvass deliveries release".`;
}
