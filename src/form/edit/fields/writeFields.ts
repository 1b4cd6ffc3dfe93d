import type { FormDefinition } from '../../definition/document.ts';
import { fieldsMark } from '../../value/fieldsMark.ts';

/** Fields as a text for the clipboard; see `readFields`. */
export function writeFields(draft: FormDefinition, ids: readonly string[]): string {
  const chosen = new Set(ids);
  const fields = draft.pages.flatMap((page) => page.fields.filter(({ id }) => chosen.has(id)));
  return JSON.stringify({ [fieldsMark]: 1, fields }, null, 1);
}
