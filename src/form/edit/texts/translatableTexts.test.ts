import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { FormDefinition } from '../../definition/document.ts';
import { authoredShape } from '../../schema/definition.ts';
import { translation } from '../../schema/translation.ts';
import { textGroups } from './translatableTexts.ts';

const ending = {
  title: 'Thanks',
  message: 'Bye',
  button: { label: 'Go', to: 'https://example.org' },
  image: { source: '', alternative: 'A hand that waves' },
};

/** Every text that translations know, once. */
const everyText: FormDefinition = {
  format: 2,
  title: 'Title',
  description: 'Description',
  pages: [
    {
      id: 'page1',
      label: 'Page',
      description: 'About the page',
      fields: [
        {
          id: 'field1',
          type: 'one_line_input',
          label: 'Line',
          description: 'Help',
          placeholder: 'Placeholder',
          pattern: 'a+',
          pattern_message: 'Only a',
        },
        { id: 'field2', type: 'rich_text', label: '', text: 'Rich' },
        { id: 'field3', type: 'rating', label: 'Rating', low_label: 'Low', high_label: 'High' },
        { id: 'field4', type: 'slider', label: 'Slider', unit: 'km' },
        {
          id: 'field5',
          type: 'table_entry',
          label: 'Table',
          add_label: 'Add',
          columns: [{ id: 'c', type: 'choice', label: 'Column', options: [{ value: 'x', label: 'Cell' }] }],
          rows: [{ id: 'r', label: 'Row' }],
        },
        { id: 'field6', type: 'credit_card', label: 'Card', purpose: 'Ticket' },
        {
          id: 'field7',
          type: 'multiple_choice',
          label: 'Choice',
          options: [
            { value: 'a', label: 'A', description: 'About A', image: { source: '', alternative: 'An A' } },
          ],
          other: { label: 'Other' },
        },
      ],
    },
  ],
  logic: [
    {
      when: { field: 'field1', operator: 'is_empty' },
      do: [{ action: 'end', id: 'short', after: 'page1', ...ending }],
    },
  ],
  ending,
  theme: { logo: { source: '', alternative: 'Logo' }, cover: { source: '', alternative: 'Cover' } },
} as unknown as FormDefinition;

/** Texts that visitors never see, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'pages[].fields[].imported_options[].label': 'the API keeps them of a field that shows no options',
  'theme.background_image.alternative': 'a background is decoration, which screen readers leave out',
  'theme.side_image.alternative': 'a background too',
};

/** Words for the program: ids, values, formulas, styles; and workflows, which are for the team. */
const technical =
  /(^|\.)(id|value|field|page|after|formula|to|default|parameter|pattern|css)(\[\])?$|\.when\.|^translations|^workflows/;

test('every text of a translation is listed, in the place where a translation keeps it', () => {
  const listed = textGroups(everyText).flatMap(({ texts }) => texts.map(({ path }) => path));
  const general = listed.map((path) =>
    path.map((word, index) => (isFree(path, index) ? '*' : word)).join('.'),
  );
  assert.deepEqual([...new Set(general)].sort(), [...stringsOf(translation)].sort());
});

test('every text of the form language can be translated, or no visitor sees it', () => {
  const translated = new Set([...stringsOf(translation)].map(inDocument));
  const open = [...stringsOf(z.strictObject(authoredShape))].filter(
    (path) => !technical.test(path) && !Object.hasOwn(unseen, path) && !translated.has(path),
  );
  assert.deepEqual(open, []);
});

test('texts come in the order of the form, by pages', () => {
  const groups = textGroups(everyText);
  assert.deepEqual(
    groups.map(({ kind }) => kind),
    ['form', 'page', 'ending', 'rule', 'interface'],
  );
  const [, page] = groups;
  assert.deepEqual(
    page?.texts.slice(0, 3).map(({ original, role }) => [original, role]),
    [
      ['Page', 'label'],
      ['About the page', 'description'],
      ['Line', 'label'],
    ],
  );
  const options = page?.texts.filter(({ role }) => role.startsWith('option'));
  assert.deepEqual(
    options?.map(({ field, role, original }) => [field?.id, role, original]),
    [
      ['field5', 'option', 'Cell'],
      ['field7', 'option', 'A'],
      ['field7', 'option_description', 'About A'],
      ['field7', 'option_image', 'An A'],
    ],
  );
});

test('empty texts are not listed', () => {
  const page = { id: 'page1', label: '', fields: [] };
  const groups = textGroups({ format: 2, pages: [page] });
  assert.deepEqual(
    groups.map(({ kind }) => kind),
    ['interface'],
  );
});

/** Ids of pages, fields and endings, and the keys of options, columns and rows, are free words. */
function isFree(path: readonly string[], index: number): boolean {
  return index === 1 ? ['pages', 'fields', 'endings'].includes(path[0] ?? '') : index >= 3;
}

/** The place in the document of a path in a translation. */
function inDocument(path: string): string {
  return path
    .replace('endings.*', 'logic[].do[]')
    .replace(/^(ending|logic.*)\.button$/, '$1.button.label')
    .replace(/^(ending|logic.*)\.image$/, '$1.image.alternative')
    .replace(/^theme\.\w+$/, '$&.alternative')
    .replace('option_descriptions.*', 'options[].description')
    .replace('option_images.*', 'options[].image.alternative')
    .replace('column_options.*.*', 'columns[].options[].label')
    .replace('fields.*', 'pages[].fields[]')
    .replace('pages.*', 'pages[]')
    .replace(/(options|columns|rows)\.\*$/, '$1[].label')
    .replace(/other$/, 'other.label');
}

/** The paths of all free strings in a schema. */
function stringsOf(schema: z.ZodType): Set<string> {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const found = new Set<string>();
  const walk = (part: Json, path: string, depth: number): void => {
    // Conditions contain conditions.
    if (depth > 16) return;
    const reference = part.$ref?.replace('#/$defs/', '');
    if (reference !== undefined) walk(whole.$defs?.[reference] ?? {}, path, depth + 1);
    for (const each of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
      walk(each, path, depth + 1);
    if (part.type === 'string' && !('enum' in part) && !('const' in part) && !('pattern' in part))
      found.add(path);
    for (const [key, value] of Object.entries(part.properties ?? {}))
      if (key !== 'when' && key !== 'translations')
        walk(value, path === '' ? key : `${path}.${key}`, depth + 1);
    if (part.items !== undefined) walk(part.items, `${path}[]`, depth + 1);
    if (typeof part.additionalProperties === 'object')
      walk(part.additionalProperties, `${path}.*`, depth + 1);
  };
  walk(whole, '', 0);
  return found;
}

interface Json {
  readonly $ref?: string;
  readonly $defs?: Record<string, Json>;
  readonly type?: string;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly allOf?: readonly Json[];
  readonly properties?: Record<string, Json>;
  readonly items?: Json;
  readonly additionalProperties?: Json | boolean;
}
