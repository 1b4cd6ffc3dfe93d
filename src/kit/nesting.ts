/** Bounds recursion: code that walks a document recurses once per level. */
export const maxNesting = 100;
export const tooDeep = `must not be nested deeper than ${maxNesting} levels`;

/** Whether arrays and objects nest at most `levels` deep, the value itself included. */
export function isShallow(value: unknown, levels = maxNesting): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (!isShallow(inner, levels - 1)) return false;
  }
  return true;
}
