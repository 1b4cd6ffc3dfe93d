import type { Defaults, Settled } from './setting.ts';

/** A field, an option or a column with its defaults filled in, which are those of its type. */
export function fillDefaults<Given extends object, Filled extends Defaults>(
  defaults: Filled,
  given: Given,
): Settled<Given, Filled> {
  const filled: Record<string, unknown> = { ...(given as object) };
  for (const setting in defaults) filled[setting] ??= defaults[setting];
  // TypeScript cannot relate the spread of an unknown type to its settings.
  return filled as Settled<Given, Filled>;
}
