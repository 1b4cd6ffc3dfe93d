import { z } from 'zod';
import { authoredFormFile } from '#form/schema/formFile.ts';

/** The JSON Schema of a form file, for completion and validation in editors. */
export function formSchema(baseUrl: string): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(authoredFormFile, { target: 'draft-2020-12' });
  return {
    $schema,
    $id: `${baseUrl}/schema/form.json`,
    title: 'Form',
    description: 'A form of Canvass: its document, its live settings, and where it belongs.',
    ...withShorthands(rest),
  };
}

type Schema = Record<string, unknown>;

/** Accepts the shorthands that `src/form/schema/file/expandShorthands.ts` writes out. */
function withShorthands(schema: Schema): Schema {
  const definitions = group(schema.$defs);
  const fields = group(group(group(definitions.Page).properties).fields);
  return {
    ...schema,
    properties: {
      ...group(schema.properties),
      fields: { ...fields, description: 'The fields of a form with one page, in place of pages.' },
    },
    required: without(schema.required, 'format', 'pages'),
    oneOf: [{ required: ['pages'] }, { required: ['fields'] }],
    $defs: Object.fromEntries(
      Object.entries(definitions).map(([name, definition]) => [
        name,
        withShortParts(name, group(definition)),
      ]),
    ),
  };
}

function withShortParts(name: string, definition: Schema): Schema {
  if (name === 'Page') return { ...definition, required: without(definition.required, 'label') };
  if (name === 'Option') return { ...definition, required: without(definition.required, 'value') };
  const { options } = group(definition.properties);
  if (options === undefined || !/^Field_|^TableColumn$/.test(name)) return definition;
  return {
    ...definition,
    properties: { ...group(definition.properties), options: withShortOptions(group(options)) },
  };
}

function withShortOptions(list: Schema): Schema {
  const { $ref, ...inline } = group(list.items);
  const whole = $ref === undefined ? { ...inline, required: without(inline.required, 'value') } : { $ref };
  const short = ['string', 'number'].map((type) => ({
    type,
    description: 'The label; the value is made of it.',
  }));
  return { ...list, items: { anyOf: [...short, whole] } };
}

function group(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function without(list: unknown, ...words: string[]): unknown[] {
  return Array.isArray(list) ? list.filter((word) => !words.includes(word)) : [];
}
