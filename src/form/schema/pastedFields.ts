import { fieldsMark } from '../value/fieldsMark.ts';
import type { Field } from './definition.ts';
import { field as fieldSchema } from './field.ts';

/** The most fields that are pasted at once. */
const most = 500;

/**
 * Fields in a pasted text; undefined for any other text. Each is parsed by its schema, because anybody may write such
 * a text.
 */
export function readFields(text: string): Field[] | undefined {
  if (!text.includes(fieldsMark)) return undefined;
  try {
    const written: unknown = JSON.parse(text);
    if (typeof written !== 'object' || written === null || !('fields' in written)) return undefined;
    const { fields } = written;
    if (!Array.isArray(fields) || fields.length === 0 || fields.length > most) return undefined;
    const parsed = fields.map((each) => fieldSchema.safeParse(each));
    return parsed.every(({ success }) => success) ? parsed.flatMap(({ data }) => data ?? []) : undefined;
  } catch {
    return undefined;
  }
}
