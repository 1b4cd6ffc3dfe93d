import { z } from 'zod';
import type { FieldOf, KnownField } from '../type/declarations.ts';
import { sharedSettings } from '../type/everyField.ts';
import type { ObjectFrom } from '../type/setting.ts';
import { types } from '../type/types.ts';
import { type FieldType, fieldTypes, isFieldType } from '../value/kinds.ts';
import { shapeOf } from './settingSchema.ts';

/** The settings of every field. */
export const sharedShape = shapeOf(sharedSettings);

type FieldSchema<Field> = z.ZodObject<{
  [Key in keyof Field]-?: undefined extends Field[Key]
    ? z.ZodOptional<z.ZodType<Exclude<Field[Key], undefined>>>
    : z.ZodType<Field[Key]>;
}>;

/** The schema of each field type, made of its declaration, which has the types of the values. */
export const fieldSchemas = Object.fromEntries(
  fieldTypes.map((type) => [type, fieldSchema(type)]),
) as unknown as { readonly [Type in FieldType]: FieldSchema<FieldOf<Type>> };

/** The settings of a type between those that every field has, in reading order: the id first. */
function fieldSchema(type: FieldType) {
  const { about, defaults, settings } = types[type];
  const { id, key, ...others } = sharedShape;
  return z
    .strictObject({ id, key, type: z.literal(type), ...others, ...shapeOf(settings, defaults) })
    .describe(about)
    .meta({ id: `Field_${type}` });
}

const [first, ...rest] = Object.values(fieldSchemas);
if (first === undefined) throw new Error('there are no field types');

/** A field of one of the 18 types. */
export const knownField = z.discriminatedUnion('type', [first, ...rest]);

/** An unknown field type of another server: stored and shown by the API, but it blocks publishing. */
const unknownField = z.strictObject({
  ...sharedShape,
  type: z.string(),
  options: z
    .array(z.strictObject({ value: z.string(), label: z.string(), price: z.number().optional() }))
    .optional(),
});

/**
 * Any field. A union would report a mistake in a known type as an unknown type. Instead a known type gets the faults
 * of its own schema, and an unknown type with unknown settings counts as a misspelt known type.
 */
export const field = z.unknown().transform((value, context): KnownField | UnknownField => {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const asUnknown = typeof type === 'string' && isFieldType(type) ? undefined : unknownField.safeParse(value);
  // TypeScript does not know the values of the derived shape.
  if (asUnknown?.success === true) return asUnknown.data as UnknownField;
  const parsed =
    asUnknown !== undefined && typeof type !== 'string' ? asUnknown : knownField.safeParse(value);
  if (parsed.success) return parsed.data as KnownField;
  // Issues of an inner schema are valid issues here; only the library's type is narrower.
  for (const issue of parsed.error.issues)
    context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
  return z.NEVER;
});

type UnknownField = ObjectFrom<typeof sharedSettings> & {
  type: string;
  options?: { value: string; label: string; price?: number | undefined }[] | undefined;
};
