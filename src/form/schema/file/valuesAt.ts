import { z } from 'zod';
import { fieldTypes } from '../../value/kinds.ts';
import { fieldSchemas } from '../field.ts';
import { schemasAt } from './schemasAt.ts';

/** The values that a key of a form file may have, each with its help; empty where any text or number will do. */
export function valuesAt(path: readonly PropertyKey[], root: unknown): Map<string, string> {
  if (path.at(-1) === 'type' && path.at(-3) === 'fields')
    return new Map(fieldTypes.map((type) => [type, fieldSchemas[type].description ?? '']));
  const values = new Map<string, string>();
  for (const schema of schemasAt(path, root)) {
    if (schema instanceof z.ZodBoolean) for (const word of ['true', 'false']) values.set(word, '');
    if (schema instanceof z.ZodEnum) for (const word of schema.options) values.set(String(word), '');
    if (schema instanceof z.ZodLiteral) for (const word of schema.values) values.set(String(word), '');
  }
  return values;
}
