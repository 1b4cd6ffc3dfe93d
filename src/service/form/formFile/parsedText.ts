/** A text in JSON or YAML, understood. */
export interface ParsedText {
  value: unknown;
  /** Where each part begins, by its path as faults write it: `pages[0].label`. */
  places: ReadonlyMap<string, number>;
}

export interface TextFault {
  /** Characters from the beginning. */
  offset: number;
  message: string;
}

/** Deeper than any form; a limit, so that a hostile file cannot exhaust the stack. */
export const deepestFile = 100;
export const tooDeep = `is nested deeper than ${deepestFile} levels`;

/** Where the part with this path begins, else the nearest part around it. */
export function placeOf(places: ReadonlyMap<string, number>, path: string): number {
  for (let around = path; around !== ''; around = around.replace(/(?:\[\d+\]|\.?[^.[]*\[?)$/, '')) {
    const place = places.get(around);
    if (place !== undefined) return place;
  }
  return places.get('') ?? 0;
}
