import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FormDefinition } from '../../definition/document.ts';
import type { Workflow } from '../../schema/workflow/workflow.ts';
import {
  addAction,
  addWorkflow,
  changeAction,
  changeWorkflow,
  duplicateWorkflow,
  freeWord,
  moveAction,
  moveWorkflow,
  removeAction,
  removeWorkflow,
} from './workflows.ts';

const empty: FormDefinition = { format: 2, pages: [] };
const notify: Workflow = {
  id: 'notify',
  trigger: 'response',
  do: [{ id: 'mail', type: 'mail', to: 'team@example.org' }],
};
const ids = ({ workflows = [] }: FormDefinition) => workflows.map(({ id }) => id);

describe('workflows of a draft', () => {
  test('get ids of their own, because their runs are kept under them', () => {
    const twice = addWorkflow(addWorkflow(empty, notify), notify);
    assert.deepEqual(ids(twice), ['notify', 'notify2']);
    assert.equal(freeWord('Grüße!', []), 'Gre');
    assert.equal(freeWord('«»', []), 'workflow');
    assert.equal(freeWord('a2', ['a2']), 'a3');
  });

  test('a copy stands behind the original and is switched off', () => {
    const copied = duplicateWorkflow(addWorkflow(empty, notify), 'notify', 'Copy');
    assert.deepEqual(ids(copied), ['notify', 'notify2']);
    assert.equal(copied.workflows?.[1]?.enabled, false);
    assert.equal(copied.workflows?.[1]?.name, 'Copy');
  });

  test('are moved and removed; the last one leaves no trace', () => {
    const two = addWorkflow(addWorkflow(empty, notify), { ...notify, id: 'thank' });
    assert.deepEqual(ids(moveWorkflow(two, 0, 1)), ['thank', 'notify']);
    assert.equal(moveWorkflow(two, 0, -1), two);
    const one = removeWorkflow(two, 'notify');
    assert.deepEqual(ids(one), ['thank']);
    assert.deepEqual(removeWorkflow(one, 'thank'), empty);
    assert.equal(removeWorkflow(one, 'unknown'), one);
  });

  test('a change that changes nothing returns the same draft', () => {
    const draft = addWorkflow(empty, notify);
    assert.equal(
      changeWorkflow(draft, 'notify', (workflow) => workflow),
      draft,
    );
    assert.equal(
      changeWorkflow(draft, 'other', (workflow) => ({ ...workflow, name: 'x' })),
      draft,
    );
  });

  test('actions are added, changed, moved and removed, but one stays', () => {
    const added = addAction(notify, { id: 'mail', type: 'mail', to: 'b@example.org' });
    assert.deepEqual(
      added.do.map(({ id }) => id),
      ['mail', 'mail2'],
    );
    assert.deepEqual(
      moveAction(added, 1, 0).do.map(({ id }) => id),
      ['mail2', 'mail'],
    );
    const changed = changeAction(added, 'mail2', (action) => ({ ...action, id: 'team' }));
    assert.equal(changed.do[1]?.id, 'team');
    const one = removeAction(added, 'mail');
    assert.equal(one.do.length, 1);
    assert.equal(removeAction(one, 'mail2'), one);
  });
});
