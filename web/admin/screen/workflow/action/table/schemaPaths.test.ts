import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { settingPaths, unwrapped } from '#admin/screen/form/build/panel/table/testing/settingPaths.ts';
import { type ActionType, actionSchemas } from '#form/schema/workflow/actions.ts';
import { actionTables } from './actionTables.ts';
import { pathsOf } from './control.ts';

/** The settings that an action's form leaves to others, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  id: 'runs and the API name the action by it; given when it is added',
  type: 'chosen when the action is added',
  when: 'the conditions below every action',
};

const types = Object.keys(actionSchemas) as ActionType[];

describe('the form of an action can change every setting of its schema, and no other', () => {
  for (const type of types)
    test(type, () => {
      const { common, more } = actionTables[type];
      const wanted = settingPaths(actionSchemas[type].shape).filter((path) => !(path in elsewhere));
      assert.deepEqual(pathsOf([...common, ...more]).toSorted(), wanted.toSorted());
    });
});

describe('the values that controls offer', () => {
  for (const type of types)
    test(`${type}: every value of a list of words is offered`, () => {
      const shape: z.ZodRawShape = actionSchemas[type].shape;
      for (const control of [...actionTables[type].common, ...actionTables[type].more]) {
        const schema = unwrapped(shape[control.path]);
        if (schema instanceof z.ZodEnum) {
          assert.equal(control.kind, 'choice');
          if (control.kind === 'choice')
            assert.deepEqual(schema.options.map(String).toSorted(), control.values.toSorted());
        }
        const isNeeded = !(shape[control.path] instanceof z.ZodOptional);
        assert.equal(control.needed ?? false, isNeeded, `${type}.${control.path}`);
      }
    });
});

test('a new line of a list is one that the schema accepts', () => {
  for (const type of types)
    for (const control of [...actionTables[type].common, ...actionTables[type].more]) {
      const schema = unwrapped((actionSchemas[type].shape as z.ZodRawShape)[control.path]) as z.ZodType;
      if (control.kind === 'items') assert.ok(schema.safeParse([control.fresh]).success, control.path);
      if (control.kind === 'pairs')
        assert.ok(schema.safeParse({ [control.freshName]: '' }).success, control.path);
    }
});
