import { contrast, readableColour } from '#kit/colour.ts';

const ink = '#16181d';

/** White if it contrasts enough, as on most colours; otherwise as dark as other text. */
export function inkOn(accent: string): string {
  return contrast('#ffffff', accent) >= 4.5 ? '#ffffff' : readableColour(ink, accent, 4.5);
}
