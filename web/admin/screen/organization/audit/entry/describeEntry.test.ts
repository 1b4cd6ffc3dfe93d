import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { texts } from '#admin/texts/compiled/organization/en.ts';
import { auditActions } from '#contract/app/organization/auditActions.ts';
import { describeEntry } from './describeEntry.ts';
import type { Entry } from './entry.ts';
import { splitAtNames } from './markedNames.ts';

const maya = { kind: 'user', id: 'maya', name: 'Maya' } as const;
const entry: Entry = {
  id: '1',
  created_at: '2026-11-15T12:00:00.000Z',
  actor: maya,
  action: 'key.created',
  target: { kind: 'key', id: 'key', name: 'Nightly report' },
  details: {},
};

function sentence(changes: Partial<Entry>): string {
  return splitAtNames(describeEntry({ ...entry, ...changes }, texts.audit))
    .map(({ text }) => text)
    .join('');
}

describe('an entry of the audit log', () => {
  test('names who did what', () => assert.equal(sentence({}), 'Maya created the key “Nightly report”'));

  test('tells what people do to themselves from what is done to them', () => {
    const own = { action: 'account.totp_off', target: maya } as const;
    assert.equal(sentence(own), 'Maya turned off their authenticator app');
    assert.equal(
      sentence({ ...own, actor: { kind: 'command_line', id: null, name: '' } }),
      'The command line turned off the authenticator app of Maya',
    );
  });

  test('says what of a member was changed', () => {
    const changed = { action: 'member.changed', target: { kind: 'user', id: 't', name: 'Tom' } } as const;
    const role = { from: 'member', to: 'admin' };
    assert.equal(sentence({ ...changed, details: { role } }), 'Maya changed the role of Tom');
    assert.equal(sentence({ ...changed, details: { given: ['w'] } }), 'Maya changed the workspaces of Tom');
    assert.equal(
      sentence({ ...changed, details: { role, taken: ['w'] } }),
      'Maya changed the role and workspaces of Tom',
    );
  });

  test('names the third that it speaks of', () => {
    const target = { kind: 'workspace', id: 'w', name: 'Sales' };
    const given = { action: 'workspace.given', target, details: { user: { id: 't', name: 'Tom' } } } as const;
    assert.equal(sentence(given), 'Maya gave Tom access to the workspace “Sales”');
    const renamed = { action: 'workspace.renamed', target, details: { from: 'Shop', to: 'Sales' } } as const;
    assert.equal(sentence(renamed), 'Maya renamed the workspace “Shop” to “Sales”');
  });

  test('does without a name where there is none', () => {
    const target = { kind: 'invitation', id: 'i', name: '' };
    assert.equal(
      sentence({ action: 'member.invited', target }),
      'Maya created an invitation for anyone with the link',
    );
  });

  test('shows a name as one piece, whatever is in it', () => {
    const name = 'Ma\u2069ya\u2068 created';
    const [first] = splitAtNames(describeEntry({ ...entry, actor: { ...maya, name } }, texts.audit));
    assert.deepEqual(first, { text: 'Maya created', isName: true });
  });

  test('has its action among those that can be chosen', () => {
    const groups = Object.keys(texts.audit.groups);
    for (const action of auditActions) assert.ok(groups.includes(action.split('.')[0] ?? ''), action);
  });
});
