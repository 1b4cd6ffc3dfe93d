import { z } from 'zod';
import { isFieldType } from '../../value/kinds.ts';
import { base } from '../field/base.ts';
import { field, fieldSchemas } from '../field.ts';
import { formFile } from '../formFile.ts';

/** The keys that a form file may have at this path; the value decides between alternatives. */
export function keysAt(path: readonly PropertyKey[], root: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  const whole = path.length === 0 ? ['fields'] : [];
  collect(formFile, path, root, keys);
  for (const key of whole) keys.add(key);
  return keys;
}

function collect(schema: unknown, path: readonly PropertyKey[], value: unknown, into: Set<string>): void {
  const [next, ...rest] = path;
  if (schema === field) collectField(path, value, into);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    collect(schema.unwrap(), path, value, into);
  else if (schema instanceof z.ZodLazy) collect(schema.unwrap(), path, value, into);
  else if (schema instanceof z.ZodPipe) collect(schema.out, path, value, into);
  else if (schema instanceof z.ZodUnion)
    for (const option of alternatives(schema.options, value)) collect(option, path, value, into);
  else if (schema instanceof z.ZodObject) {
    if (next === undefined) for (const key of Object.keys(schema.shape)) into.add(key);
    else collect(schema.shape[String(next)], rest, part(value, next), into);
  } else if (next !== undefined && schema instanceof z.ZodArray)
    collect(schema.element, rest, part(value, next), into);
  else if (next !== undefined && schema instanceof z.ZodRecord)
    collect(schema.valueType, rest, part(value, next), into);
}

function collectField(path: readonly PropertyKey[], value: unknown, into: Set<string>): void {
  const type = part(value, 'type');
  const known = typeof type === 'string' && isFieldType(type) ? fieldSchemas[type] : undefined;
  collect(known ?? z.object({ ...base, type: z.string(), options: z.unknown() }), path, value, into);
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

/** A part of a parsed file; undefined where there is none. */
export function part(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

export function partAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(part, value);
}
