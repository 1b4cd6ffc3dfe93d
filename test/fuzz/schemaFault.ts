import type { OpenApiDocument, Schema } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { isObject } from '#kit/isObject.ts';
import { parseInstant } from '#kit/time/instant.ts';

/** Annotations, and keywords that are checked together with another. */
const silent = new Set(['description', 'examples', 'default', 'required', 'additionalProperties']);

type Check = (value: unknown, schema: Schema, path: string) => string | undefined;

/**
 * Why a value does not match the documented schema; undefined if it does. Supports exactly the JSON Schema keywords
 * of the document and rejects others, so that none goes unchecked. An object must forbid additional properties.
 */
export function schemaFault(
  document: OpenApiDocument,
  schema: Schema,
  value: unknown,
  path = '$',
): string | undefined {
  const inner: Check = (part, of, at) => schemaFault(document, of, part, at);
  for (const [word, rule] of Object.entries(schema)) {
    if (silent.has(word)) continue;
    if (word === '$ref') {
      const fault = inner(value, resolve(document, 'schemas', { $ref: String(rule) }), path);
      if (fault !== undefined) return fault;
      continue;
    }
    const check = checks[word];
    if (check === undefined) return `${path}: the document uses the word ${word}, which is not checked`;
    const fault = check(inner)(value, schema, path);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const checks: Record<string, (inner: Check) => Check> = {
  type: () => (value, schema, path) => {
    const types = [schema.type].flat();
    return types.some((type) => isOfType(value, type ?? '')) ? undefined : `${path}: not of type ${types}`;
  },
  format: () => (value, schema, path) => {
    const holds = formats[schema.format ?? ''];
    if (holds === undefined) return `${path}: the format ${schema.format} is not checked`;
    return typeof value !== 'string' || holds(value) ? undefined : `${path}: not a ${schema.format}`;
  },
  properties: (inner) => (value, schema, path) => {
    if (!isObject(value)) return `${path}: not an object`;
    if (schema.additionalProperties !== false) return `${path}: the document allows any other key`;
    const { properties = {}, required = [] } = schema;
    for (const key of required) if (!Object.hasOwn(value, key)) return `${path}.${key}: missing`;
    for (const [key, part] of Object.entries(value)) {
      const of = properties[key];
      const fault = of === undefined ? `${path}.${key}: not documented` : inner(part, of, `${path}.${key}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  },
  items: (inner) => (value, schema, path) => {
    if (!Array.isArray(value) || schema.items === undefined) return undefined;
    const { items } = schema;
    for (const [index, part] of value.entries()) {
      const fault = inner(part, items, `${path}[${index}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  },
  anyOf: (inner) => (value, schema, path) => {
    const faults = (schema.anyOf ?? []).map((one) => inner(value, one, path));
    return faults.includes(undefined) ? undefined : `${path}: none of ${faults.join(' / ')}`;
  },
  oneOf: (inner) => (value, schema, path) => {
    const faults = (schema.oneOf ?? []).map((one) => inner(value, one, path));
    const holding = faults.filter((fault) => fault === undefined).length;
    return holding === 1 ? undefined : `${path}: ${holding} of one: ${faults.join(' / ')}`;
  },
  const: () => (value, schema, path) =>
    value === schema.const ? undefined : `${path}: not ${JSON.stringify(schema.const)}`,
  enum: () => (value, schema, path) =>
    schema.enum?.includes(value) === true ? undefined : `${path}: not one of ${schema.enum?.join(', ')}`,
  pattern: () => (value, schema, path) =>
    typeof value !== 'string' || new RegExp(schema.pattern ?? '', 'u').test(value)
      ? undefined
      : `${path}: does not match ${schema.pattern}`,
  minLength: () => (value, schema, path) =>
    typeof value !== 'string' || value.length >= (schema.minLength ?? 0) ? undefined : `${path}: too short`,
  minimum: () => (value, schema, path) =>
    typeof value !== 'number' || value >= (schema.minimum ?? 0) ? undefined : `${path}: too small`,
  maximum: () => (value, schema, path) =>
    typeof value !== 'number' || value <= (schema.maximum ?? 0) ? undefined : `${path}: too large`,
};

const formats: Record<string, (text: string) => boolean> = {
  'date-time': (text) => parseInstant(text) !== undefined,
  // A text never has this format; for numbers, `type` is the check.
  int64: () => false,
  uri: (text) => URL.canParse(text) && !/[^\x21-\x7e]/.test(text),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
};

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isSafeInteger(value);
    default:
      return typeof value === type;
  }
}
