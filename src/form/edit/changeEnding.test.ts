import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../definition/document.ts';
import { changeEnding, changeRuleEnding, ruleEndings } from './changeEnding.ts';

const draft: FormDefinition = {
  format: 2,
  pages: [],
  logic: [
    { when: { field: 'field1', operator: 'is_empty' }, do: [{ action: 'require', field: 'field2' }] },
    {
      when: { field: 'field1', operator: 'is', value: 'no' },
      do: [{ action: 'end', after: 'page1', title: 'Thanks' }],
    },
  ],
};

test('the ending of the form appears with its first setting and goes with its last', () => {
  const next = changeEnding(draft, (ending) => ({ ...ending, title: 'Done' }));
  assert.deepEqual(next.ending, { title: 'Done' });
  assert.equal('ending' in changeEnding(next, () => ({})), false);
  assert.equal(
    changeEnding(draft, (ending) => ending),
    draft,
  );
});

test('endings of rules are listed and changed in their place', () => {
  const [ending] = ruleEndings(draft);
  assert.deepEqual(ending, { rule: 1, action: 0, after: 'page1', ending: { title: 'Thanks' } });
  const next = changeRuleEnding(draft, { rule: 1, action: 0 }, () => ({ message: 'Bye' }));
  assert.deepEqual(next.logic?.[1]?.do[0], { action: 'end', after: 'page1', message: 'Bye' });
  assert.equal(next.logic?.[0], draft.logic?.[0]);
  assert.equal(
    changeRuleEnding(draft, { rule: 0, action: 0 }, () => ({})),
    draft,
  );
});
