import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '#admin/texts/compiled/organization/en.ts';
import { changeLine } from './changeLine.ts';
import type { DetailLabels } from './detailRows.ts';
import type { Entry } from './entry.ts';

const words: DetailLabels = {
  audit: texts.audit,
  codes: { role: { owner: 'Owner', admin: 'Admin' }, kind: { password_reset: 'New password' } },
  nameOf: (id) => (id === 'w1' ? 'Sales' : id === 'w2' ? 'Events' : undefined),
  list: (items) => items.join(', '),
};

const lines: [string, Entry['action'], Entry['details'], string][] = [
  [
    'the role before and after, and what was taken',
    'member.changed',
    { role: { from: 'admin', to: 'owner' }, taken: ['w1'], invitations_withdrawn: 2 },
    'Role: Admin → Owner · Removed: Sales',
  ],
  ['where a form went', 'form.moved', { from: 'w1', to: 'w2' }, 'Sales → Events'],
  [
    'only the settings that differ',
    'mail.changed',
    { from: { from_name: 'Shop', reply_to: 'a@b.org' }, to: { from_name: 'Museum', reply_to: 'a@b.org' } },
    'Sender name: Shop → Museum',
  ],
  ['which kind of mail', 'mail.read', { kind: 'password_reset' }, 'Kind: New password'],
  ['nothing that the sentence says', 'workspace.renamed', { from: 'Shop', to: 'Sales' }, ''],
  ['nothing of an empty list', 'member.invited', { role: 'admin', workspaces: [] }, 'Role: Admin'],
];

for (const [what, action, details, expected] of lines)
  test(`says ${what}`, () => assert.equal(changeLine({ action, details }, words), expected));
