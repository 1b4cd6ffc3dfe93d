/** A parsed JSON or YAML text. */
export interface ParsedText {
  value: unknown;
  /** The offsets of the parts at these paths and around them, by path as faults name it: `pages[0].label`. */
  offsetsOf(wanted: WantedPaths): ReadonlyMap<string, number>;
}

export type WantedPaths = 'all' | readonly string[];

export interface TextFault {
  /** In characters from the start. */
  offset: number;
  message: string;
}

/** Deeper than any form; the limit keeps a hostile file from exhausting the stack. */
export const maxFormFileDepth = 100;
export const tooDeep = `is nested deeper than ${maxFormFileDepth} levels`;

/** The offset of the part with this path, or of the nearest enclosing part. */
export function offsetOf(offsets: ReadonlyMap<string, number>, path: string): number {
  for (let around = path; around !== ''; around = around.replace(/(?:\[\d+\]|\.?[^.[]*\[?)$/, '')) {
    const position = offsets.get(around);
    if (position !== undefined) return position;
  }
  return offsets.get('') ?? 0;
}
