import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionSchemas } from '#form/schema/workflow/actions.ts';
import { texts } from '../../texts/compiled/workflow/en.ts';

test('the texts name every type of action, and what it does', () => {
  for (const type of Object.keys(actionSchemas)) {
    assert.ok(type in texts.actions.types, type);
    assert.ok(type in texts.workflows.deed, type);
  }
});
