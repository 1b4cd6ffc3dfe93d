import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { fieldPanels } from '#admin/fieldType/fieldPanels.ts';
import { definitionShape } from '#form/schema/definition.ts';
import { endingShape } from '#form/schema/ending.ts';
import { fieldSchemas } from '#form/schema/field.ts';
import { fieldTypes } from '#form/value/kinds.ts';
import type { Control, SettingsTable } from './control.ts';
import { endingTable, formTable, pageTable } from './formTables.ts';
import { controlsOf, pathsOf } from './pathsOf.ts';
import { elsewhere, pathsBelow, settingPaths, settingsToOffer, unwrapped } from './testing/settingPaths.ts';

function compare(table: SettingsTable, shape: z.ZodRawShape, left: Readonly<Record<string, string>>) {
  const offered = pathsOf(controlsOf(table));
  assert.deepEqual(offered.toSorted(), settingsToOffer(shape, left).toSorted());
}

describe('the panel can change every setting of the schema, and no other', () => {
  for (const type of fieldTypes)
    test(type, () => compare(fieldPanels[type], fieldSchemas[type].shape, elsewhere.field));
  test('the form', () => compare(formTable, definitionShape, elsewhere.form));
  test('a page', () => compare(pageTable, definitionShape.pages.element.shape, elsewhere.page));
  test('the ending', () => compare(endingTable, endingShape, elsewhere.ending));

  test('walks lists and parts inside', () => {
    const paths = settingPaths(fieldSchemas.multiple_choice.shape);
    for (const path of [
      'options[].image.alternative',
      'other.max_length',
      'default',
      'imported_options[].price',
    ])
      assert.ok(paths.includes(path), path);
    const added = z.array(z.strictObject({ a: z.string().optional() })).optional();
    assert.deepEqual(pathsBelow('added', added), ['added[].a']);
  });

  test('leaves nothing to others that is not in the schema', () => {
    const known = [
      ...settingPaths(definitionShape),
      ...fieldTypes.flatMap((type) => settingPaths(fieldSchemas[type].shape)),
      'fields',
    ];
    const named = Object.values(elsewhere).flatMap((each) => Object.keys(each));
    for (const path of named)
      assert.ok(
        known.some((each) => each === path || each.startsWith(`${path}.`) || each.startsWith(`${path}[]`)),
        path,
      );
  });
});

describe('the values that controls offer', () => {
  const tables: readonly [string, SettingsTable, z.ZodRawShape][] = [
    ...fieldTypes.map((type): [string, SettingsTable, z.ZodRawShape] => [
      type,
      fieldPanels[type],
      fieldSchemas[type].shape,
    ]),
    ['form', formTable, definitionShape],
    ['ending', endingTable, endingShape],
  ];
  for (const [name, table, shape] of tables)
    test(`${name}: every value of a list of words is offered, and is valid`, () => {
      for (const [control, schema] of withSchemas(controlsOf(table), shape)) {
        if (control.kind !== 'choice' && control.kind !== 'several') continue;
        const words = control.kind === 'several' && schema instanceof z.ZodArray ? schema.element : schema;
        for (const value of control.values)
          if (value !== undefined)
            assert.equal((words as z.ZodType).safeParse(value).success, true, `${control.path}: ${value}`);
        if (words instanceof z.ZodEnum)
          assert.deepEqual(words.options.toSorted(), control.values.map(String).toSorted());
      }
    });
});

function withSchemas(controls: readonly Control[], shape: z.ZodRawShape): [Control, unknown][] {
  return controls.flatMap((control): [Control, unknown][] => {
    const schema = unwrapped(shape[control.path]);
    const part = schema instanceof z.ZodArray ? schema.element : schema;
    return (control.kind === 'group' || control.kind === 'items') && part instanceof z.ZodObject
      ? withSchemas(control.controls, part.shape)
      : [[control, schema]];
  });
}
