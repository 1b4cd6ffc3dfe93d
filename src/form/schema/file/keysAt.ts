import { z } from 'zod';
import { schemasAt } from './schemasAt.ts';

/** The keys that a form file may have at this path; the value decides between alternatives. */
export function keysAt(path: readonly PropertyKey[], root: unknown): ReadonlySet<string> {
  return new Set(keysWithHelp(path, root).keys());
}

/** The same keys with what the schema says about them; empty where it says nothing. */
export function keysWithHelp(path: readonly PropertyKey[], root: unknown): Map<string, string> {
  const keys = new Map<string, string>();
  for (const schema of schemasAt(path, root)) {
    if (!(schema instanceof z.ZodObject)) continue;
    for (const [key, inner] of Object.entries(schema.shape))
      keys.set(key, keys.get(key) || ((inner as z.ZodType).description ?? ''));
  }
  if (path.length === 0) keys.set('fields', 'The fields of a form with one page.');
  return keys;
}
