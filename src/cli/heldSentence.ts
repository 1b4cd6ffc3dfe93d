import { shellQuoted } from '#kit/text/shellQuoted.ts';
import { formatInstant } from '#kit/time/instant.ts';

/** Says that nothing leaves, and what to do about it. */
export function heldSentence(since: number, folder: string | undefined): string {
  return `Deliveries are held since ${formatInstant(since)}: ${untilReleased(folder)}`;
}

/** Names the data folder, because a restored copy often lies beside the original. */
export function untilReleased(folder: string | undefined): string {
  const data = folder === undefined ? '' : ` --data ${shellQuoted(folder)}`;
  return `runs of workflows and mails wait until you run "node bin/canvass deliveries release${data}".`;
}
