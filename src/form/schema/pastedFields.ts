import { z } from 'zod';
import { fieldsMark } from '../value/fieldsMark.ts';
import { field } from './field.ts';
import { rule } from './logic.ts';

/** As many as fit on a page. */
const pasted = z.object({
  fields: z.array(field).min(1).max(500),
  rules: z.array(rule).max(500).default([]),
});

/**
 * Fields and their rules in a pasted text; undefined for any other text. It is parsed by the schemas, because anybody
 * may write such a text.
 */
export function readFields(text: string): z.infer<typeof pasted> | undefined {
  if (!text.includes(fieldsMark)) return undefined;
  try {
    return pasted.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
