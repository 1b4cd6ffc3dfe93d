import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { texts as logic } from '#admin/texts/compiled/form/logic/en.ts';
import { texts } from '#admin/texts/compiled/workflow/en.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { workflowSentence } from './workflowSentence.ts';

const draft: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Rating', accepts: 'number' },
        { id: 'field2', type: 'email', label: 'Your mail' },
      ],
    },
  ],
};
const writer = {
  draft,
  logic,
  texts: texts.workflows,
  connectionName: (word: string) => (word === 'c1' ? 'Team channel' : undefined),
  deletedConnection: 'Deleted connection',
};
const say = (workflow: Workflow) => workflowSentence(writer, workflow);

describe('a workflow as a sentence', () => {
  test('says what sets it going, when, and what is done', () =>
    assert.equal(
      say({
        id: 'w',
        trigger: 'response',
        when: { field: 'field1', operator: 'is_over', value: 4 },
        do: [
          { id: 'a', type: 'mail', to: 'team@example.org' },
          { id: 'b', type: 'webhook', url: 'https://shop.example.org/hook?x=[field1]' },
        ],
      }),
      'When a response is stored and “Rating” is more than “4”: send a mail to “team@example.org”, call “shop.example.org”',
    ));

  test('names inserted answers by their labels, and conditions of one action with it', () =>
    assert.equal(
      say({
        id: 'w',
        trigger: 'partial',
        hours: 1,
        do: [
          {
            id: 'a',
            type: 'mail',
            to: '[field2]',
            when: { field: 'field2', operator: 'is_not_empty' },
          },
        ],
      }),
      'When a form is left for one hour: if “Your mail” is answered, send a mail to “‹Your mail›”',
    ));

  test('marks a connection that is gone', () => {
    const slack = (connection: string): Workflow => ({
      id: 'w',
      trigger: 'edited',
      do: [{ id: 'a', type: 'slack', connection }],
    });
    assert.equal(say(slack('c1')), 'When a response is changed: post to Slack as “Team channel”');
    assert.equal(say(slack('c2')), 'When a response is changed: post to Slack as Deleted connection');
  });
});
