import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { suite, test } from 'node:test';
import { Command } from 'commander';
import { z } from 'zod';
import { loadForm } from '#cli/command/form.ts';
import { findingKinds } from '#form/check/findings.ts';
import { english } from '#form/message/faultMessages.ts';
import { definitionShape } from '#form/schema/definition.ts';
import { fieldSchemas, sharedShape } from '#form/schema/field.ts';
import { faultKinds } from '#form/schema/file/explainFaults.ts';
import { formFile } from '#form/schema/formFile.ts';
import { rule } from '#form/schema/logic.ts';
import { settings } from '#form/schema/settings.ts';
import { theme } from '#form/schema/theme.ts';
import { textKeys } from '#form/schema/translation.ts';
import { faultCodes } from '#form/value/fault.ts';
import { fieldTypes } from '#form/value/kinds.ts';
import { listTemplates } from '#service/form/templates.ts';
import { dataOf, document, exampleForm, faultless, ticketsWith, wholeForms } from './formsDocument.ts';
import { blocksOf, codeIn, codesIn, headingsOf, sectionOf, tableOf } from './markdown.ts';

/** Checks the documentation against the code: every table, and every example. */

suite('examples', () => {
  for (const text of wholeForms) {
    test(`nothing is wrong with ${text.split('\n')[0]}`, async () => {
      await faultless(text, 'yaml');
    });
  }

  for (const { info, text } of blocksOf(document)) {
    const [language, kind] = info;
    if (language !== 'yaml' || kind === undefined || kind === 'comment') continue;
    if (kind === 'example') {
      test(`nothing is wrong with ${text.split('\n')[0]}`, async () => {
        await faultless(text, 'yaml');
      });
      continue;
    }
    test(`nothing is wrong with ${text.split('\n')[0]}`, async () => {
      const part = dataOf(text);
      const form = kind === 'field' ? ticketsWith(part) : { ...exampleForm(kind), ...part };
      await faultless(JSON.stringify(form), 'json');
    });
  }

  test('every block is of a kind that is checked', () => {
    const kinds = new Set(blocksOf(document).map(({ info }) => info.join(' ')));
    assert.deepEqual(
      [...kinds].sort(),
      [
        'json answer',
        'sh',
        'text',
        'yaml',
        'yaml comment',
        'yaml example',
        'yaml contact',
        'yaml field',
        'yaml tickets',
      ].sort(),
    );
  });

  test('no two fields of the document have one id', () => {
    const ids = blocksOf(document)
      .filter(({ info }) => info[1] === 'field')
      .map(({ text }) => Reflect.get(dataOf(text), 'id'));
    assert.equal(new Set(ids).size, ids.length);
  });
});

/** A settings table lists exactly the keys of the schema, with the schema's defaults. */
function assertSettings(rows: readonly string[][], shape: Readonly<Record<string, z.core.$ZodType>>): void {
  assert.deepEqual(keysOf(rows), Object.keys(shape).sort());
  for (const [keys = '', defaults = '', meaning = ''] of rows) {
    assert.notEqual(meaning, '');
    for (const key of codesIn(keys)) assertDefault(key, defaults, descriptionOf(shape[key]));
  }
}

function keysOf(rows: readonly string[][]): string[] {
  return rows.flatMap(([keys = '']) => codesIn(keys)).sort();
}

/** The description of a key; an optional key may have it on its inner schema. */
function descriptionOf(schema: z.core.$ZodType | undefined): string {
  if (!(schema instanceof z.ZodType)) return '';
  if (schema.description !== undefined) return schema.description;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? descriptionOf(schema.unwrap())
    : '';
}

function assertDefault(key: string, written: string, described: string): void {
  const said = written.replaceAll('`', '');
  if (said === '–') assert.doesNotMatch(described, /\bdefault\b/, key);
  // Some schemas omit the obvious: that a switch is off.
  else if (said !== 'false')
    assert.ok(described.includes(said === 'true' ? 'yes' : said), `${key}: ${said} is not in: ${described}`);
}

suite('tables of keys', () => {
  const fields = tableOf(sectionOf(document, '## Fields'), 'key');
  /** Rows of keys that only some types have, with the types. */
  const shared = fields.filter(
    ([key = '']) => !Object.hasOwn(sharedShape, codeIn(key)) && codeIn(key) !== 'type',
  );

  test('the file and the document', () => {
    const ofFile = tableOf(sectionOf(document, '## The file'), 'key');
    const ofDocument = tableOf(sectionOf(document, '## The document'), 'key');
    assertSettings(ofDocument, definitionShape);
    assert.deepEqual([...keysOf(ofFile), ...keysOf(ofDocument)].sort(), Object.keys(formFile.shape).sort());
    const ofPage = tableOf(sectionOf(document, '### Pages'), 'key');
    assert.deepEqual(keysOf(ofPage), Object.keys(definitionShape.pages.element.shape).sort());
  });

  test('the keys of every field', () => {
    const everywhere = fields.filter((row) => !shared.includes(row));
    assertSettings(everywhere, { ...sharedShape, type: z.string() });
  });

  test('keys that some types have name those types', () => {
    for (const [key = '', , meaning = ''] of shared) {
      const having = fieldTypes.filter((type) => Object.hasOwn(fieldSchemas[type].shape, codeIn(key)));
      assert.deepEqual(codesIn(meaning), having);
    }
  });

  test('each of the 18 types has a section', () => {
    const sections = headingsOf(sectionOf(document, '## Fields'), 3).map(codeIn);
    assert.deepEqual(sections, fieldTypes);
  });

  for (const type of fieldTypes) {
    test(`the settings of ${type}`, () => {
      const known = new Set([
        'type',
        ...Object.keys(sharedShape),
        ...shared.map(([key = '']) => codeIn(key)),
      ]);
      const own = Object.entries(fieldSchemas[type].shape).filter(([key]) => !known.has(key));
      assertSettings(tableOf(sectionOf(document, `### \`${type}\``), 'setting'), Object.fromEntries(own));
    });
  }

  test('the live settings', () => {
    assertSettings(tableOf(sectionOf(document, '## Live settings'), 'key'), settings.shape);
  });

  test('the theme', () => {
    assertSettings(tableOf(sectionOf(document, '## Theme'), 'key'), theme.shape);
  });

  test('the words of buttons and messages', () => {
    const words = /words\s+of buttons and messages: ([^.]*)\./.exec(sectionOf(document, '## Languages'))?.[1];
    assert.deepEqual(codesIn(words ?? ''), [...textKeys]);
  });

  test('the actions of rules', () => {
    const rows = tableOf(sectionOf(document, '## Logic'), 'action');
    const actions = rule.shape.do.element.options.map(({ shape }) => [...shape.action.values][0]);
    assert.deepEqual(
      rows.map(([action = '']) => codeIn(action)),
      actions,
    );
    for (const [index, { shape }] of rule.shape.do.element.options.entries()) {
      const keys = Object.keys(shape).filter((key) => key !== 'action');
      assert.deepEqual(codesIn(rows[index]?.[1] ?? '').sort(), keys.sort());
    }
  });
});

test('the limits are those of the schema', () => {
  const rows = tableOf(sectionOf(document, '## Limits'), 'what');
  const limits = rows.flatMap(([, most = '']) =>
    [...most.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', ''))),
  );
  const [, , pages, fields, rules, actions, group, , , , label, optionLabel, options, , , price, , name] =
    limits;
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const condition = { field: 'field1', operator: 'is_empty' };
  const rule = (over: object) => ({ when: condition, do: [{ action: 'hide', field: 'field1' }], ...over });
  const field = (over: object = {}) => ({ id: 'field1', type: 'comment', label: '', ...over });
  const choice = (count: number, over: object = {}) =>
    field({
      type: 'multiple_choice',
      options: many(count, (index) => ({ value: `v${index}`, label: '', ...over })),
    });
  const page = (over: object = {}) => ({ id: 'page1', label: '', fields: [], ...over });
  const taken = (over: object) => formFile.safeParse({ name: 'a', format: 2, pages: [], ...over }).success;
  const kinds: [number | undefined, (size: number) => object][] = [
    [pages, (size) => ({ pages: many(size, () => page()) })],
    [fields, (size) => ({ pages: [page({ fields: many(size, () => field()) })] })],
    [rules, (size) => ({ logic: many(size, () => rule({})) })],
    [actions, (size) => ({ logic: [rule({ do: many(size, () => ({ action: 'hide', field: 'field1' })) })] })],
    [group, (size) => ({ logic: [rule({ when: { any: many(size, () => condition) } })] })],
    [label, (size) => ({ pages: [page({ fields: [field({ label: 'a'.repeat(size) })] })] })],
    [optionLabel, (size) => ({ pages: [page({ fields: [choice(1, { label: 'a'.repeat(size) })] })] })],
    [options, (size) => ({ pages: [page({ fields: [choice(size)] })] })],
    [price, (size) => ({ pages: [page({ fields: [choice(1, { price: size })] })] })],
    [name, (size) => ({ name: 'a'.repeat(size) })],
  ];
  for (const [most = 0, form] of kinds)
    assert.deepEqual([most, taken(form(most)), taken(form(most + 1))], [most, true, false], String(form));
});

suite('lists', () => {
  test('the findings of the checker', () => {
    assert.deepEqual(
      tableOf(sectionOf(document, '## The checker'), 'code'),
      Object.entries(findingKinds).map(([code, { severity, about }]) => [`\`${code}\``, severity, about]),
    );
  });

  test('the faults of files', () => {
    assert.deepEqual(
      tableOf(sectionOf(document, '## The checker'), 'fault'),
      Object.entries(faultKinds).map(([code, about]) => [`\`${code}\``, about]),
    );
  });

  test('the faults of answers', () => {
    assert.deepEqual(
      tableOf(sectionOf(document, '## Faults of answers'), 'code'),
      faultCodes.map((code) => [`\`${code}\``, english[code]]),
    );
  });

  test('the templates', async () => {
    const rows = tableOf(sectionOf(document, '## Templates'), 'template');
    assert.deepEqual(
      rows,
      (await listTemplates()).map(({ name, about }) => [`\`${name}\``, about]),
    );
    assert.equal(rows.length, readdirSync(new URL('../../templates', import.meta.url)).length);
  });

  test('the commands', async () => {
    const program = new Command();
    (await loadForm(''))(program);
    const named = program.commands[0]?.commands.map((command) => command.name()) ?? [];
    const rows = tableOf(sectionOf(document, '## A first form'), 'command');
    const written = rows.flatMap(([cell = '']) => codesIn(cell)).map((code) => code.split(' ')[1]);
    assert.deepEqual(written.sort(), named.sort());
  });
});
