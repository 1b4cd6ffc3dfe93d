import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '#admin/texts/compiled/organization/en.ts';
import { type DetailLabels, detailRows } from './detailRows.ts';

const words: DetailLabels = {
  audit: texts.audit,
  codes: { role: { owner: 'Owner', member: 'Member' } },
  nameOf: (id) => (id === 'w1' ? 'Sales' : undefined),
  list: (items) => items.join(', '),
};

const rows: [string, Record<string, unknown>, [string, string][]][] = [
  ['a change', { role: { from: 'member', to: 'owner' } }, [['Role', 'Member → Owner']]],
  ['a beginning', { accent: { from: null, to: '#112233' } }, [['Colour', 'nothing → #112233']]],
  [
    'workspaces by their names, as far as they are there',
    { given: ['w1', 'w2'] },
    [['Granted', 'Sales, w2']],
  ],
  ['a person', { user: { id: 'x', name: 'Tom' } }, [['Person', 'Tom']]],
  [
    'several settings at once',
    { from: {}, to: { from_name: 'Shop', reply_to: '' } },
    [
      ['Before', 'nothing'],
      ['After', 'Sender name: Shop, Replies go to: nothing'],
    ],
  ],
  ['a name that sounds like a role', { name: 'owner' }, [['Name', 'owner']]],
  ['a name that every object knows', { from: 'constructor' }, [['Before', 'constructor']]],
  ['what it does not know, as it is written', { novelty: 7 }, [['novelty', '7']]],
];

for (const [what, details, expected] of rows)
  test(`tells ${what}`, () =>
    assert.deepEqual(
      detailRows(details, words).map(({ label, value }) => [label, value]),
      expected,
    ));
