import { z } from 'zod';
import { isFieldType } from '../../value/kinds.ts';
import { field, fieldSchemas, sharedShape } from '../field.ts';
import { formFile } from '../formFile.ts';
import { part } from './part.ts';

/** The schemas of a form file at this path; the value decides between alternatives. */
export function schemasAt(path: readonly PropertyKey[], root: unknown): Generator<unknown> {
  return walk(formFile, path, root);
}

function* walk(schema: unknown, path: readonly PropertyKey[], value: unknown): Generator<unknown> {
  const [next, ...rest] = path;
  if (schema === field) yield* walkField(path, value);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    yield* walk(schema.unwrap(), path, value);
  else if (schema instanceof z.ZodLazy) yield* walk(schema.unwrap(), path, value);
  else if (schema instanceof z.ZodPipe) yield* walk(schema.out, path, value);
  else if (schema instanceof z.ZodUnion)
    for (const option of alternatives(schema.options, value)) yield* walk(option, path, value);
  else if (next === undefined) yield schema;
  else if (schema instanceof z.ZodObject) yield* walk(schema.shape[String(next)], rest, part(value, next));
  else if (schema instanceof z.ZodArray) yield* walk(schema.element, rest, part(value, next));
  else if (schema instanceof z.ZodRecord) yield* walk(schema.valueType, rest, part(value, next));
}

function* walkField(path: readonly PropertyKey[], value: unknown): Generator<unknown> {
  const type = part(value, 'type');
  const known = typeof type === 'string' && isFieldType(type) ? fieldSchemas[type] : undefined;
  yield* walk(known ?? z.object({ ...sharedShape, type: z.string(), options: z.unknown() }), path, value);
}

/** The alternatives whose literals agree with the value; all of them where none does. */
function alternatives(options: readonly unknown[], value: unknown): readonly unknown[] {
  const fitting = options.filter(
    (option) =>
      option instanceof z.ZodObject &&
      Object.entries(option.shape).some(
        ([key, inner]) => inner instanceof z.ZodLiteral && inner.values.has(part(value, key) as string),
      ),
  );
  return fitting.length > 0 ? fitting : options;
}
