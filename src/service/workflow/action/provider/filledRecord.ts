import type { ActionContext } from '../action.ts';

/** Values with their answers inserted; empty ones are left out, so that they erase nothing at the service. */
export function filledRecord(
  values: Readonly<Record<string, string>> | undefined,
  { fill }: Pick<ActionContext, 'fill'>,
): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, text] of Object.entries(values ?? {})) {
    const value = fill(text).trim();
    if (value !== '') filled[name] = value;
  }
  return filled;
}
