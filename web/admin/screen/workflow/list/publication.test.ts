import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { publicationOf } from './publication.ts';
import { stateOf } from './stateOf.ts';

const workflow: Workflow = {
  id: 'notify',
  trigger: 'response',
  do: [{ id: 'mail', type: 'mail', to: 'a@example.org' }],
};

const health = (state: WorkflowHealth['state']): WorkflowHealth => ({
  id: 'notify',
  name: 'notify',
  trigger: 'response',
  state,
  since: null,
  reason: null,
  error: null,
  action: null,
  last_success_at: null,
  last_failure_at: null,
  waiting: 0,
  mails_waiting: 0,
});

test('a workflow of the draft is the one that runs, a changed one, or a new one', () => {
  assert.equal(publicationOf(workflow, undefined), 'new');
  assert.equal(publicationOf(workflow, []), 'new');
  assert.equal(publicationOf(workflow, [{ ...workflow }]), 'same');
  assert.equal(publicationOf({ ...workflow, name: 'Mail' }, [workflow]), 'changed');
});

test('a new workflow is never called on, and a failing one never healthy', () => {
  assert.equal(stateOf(workflow, undefined, 'new'), 'new');
  assert.equal(stateOf(workflow, undefined, 'same'), 'on');
  assert.equal(stateOf(workflow, health('on'), 'changed'), 'on');
  assert.equal(stateOf(workflow, health('off'), 'changed'), 'new');
  assert.equal(stateOf(workflow, health('failing'), 'same'), 'failing');
  assert.equal(stateOf({ ...workflow, enabled: false }, health('failing'), 'changed'), 'off');
});
