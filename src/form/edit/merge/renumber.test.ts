import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../../schema/definition.ts';
import type { Rule } from '../../schema/logic.ts';
import { clashingIds, renumber } from './renumber.ts';

const name: Field = { id: 'field1', type: 'one_line_input', label: 'Name' };

test('my new field and page get new ids, also where rules, formulas, texts and translations name them', () => {
  const base = form([page('page1', [name])]);
  const theirs = form([page('page1', [name]), page('page2', [{ ...name, id: 'field2', label: 'Theirs' }])]);
  const mine: FormDefinition = {
    ...form([
      page('page1', [name]),
      page('page2', [
        { ...name, id: 'field2', label: 'Mine' },
        { id: 'field3', type: 'hidden', label: 'Twice', formula: 'field2 + field1' },
      ]),
    ]),
    description: 'Hello [field2], [field1]',
    logic: [
      {
        when: { field: 'field2', operator: 'is_empty' },
        do: [{ action: 'jump', after: 'page1', to: 'page2' }],
      },
    ],
    translations: { de: { pages: { page2: { label: 'Zwei' } }, fields: { field2: { label: 'Meins' } } } },
  };
  const known = { lastNumber: 1, lastNumberNow: 2 };
  const ids = clashingIds({ base, mine, theirs }, known);
  assert.deepEqual(ids, {
    fields: new Map([['field2', 'field4']]),
    pages: new Map([['page2', 'page3']]),
    endings: new Map(),
  });
  assert.deepEqual(renumber(mine, ids), {
    ...form([
      page('page1', [name]),
      page('page3', [
        { ...name, id: 'field4', label: 'Mine' },
        { id: 'field3', type: 'hidden', label: 'Twice', formula: 'field4 + field1' },
      ]),
    ]),
    description: 'Hello [field4], [field1]',
    logic: [
      {
        when: { field: 'field4', operator: 'is_empty' },
        do: [{ action: 'jump', after: 'page1', to: 'page3' }],
      },
    ],
    translations: { de: { pages: { page3: { label: 'Zwei' } }, fields: { field4: { label: 'Meins' } } } },
  });
});

test('endings that both sides named keep their own translations', () => {
  const ending = (title: string, id?: string): Rule => ({
    when: { field: 'field1', operator: 'is', value: title },
    do: [{ action: 'end', ...(id === undefined ? {} : { id }), after: 'page1', title }],
  });
  const base = { ...form([page('page1', [name])]), logic: [ending('One')] };
  const theirs = { ...base, logic: [ending('One', 'ending1')] };
  const mine: FormDefinition = {
    ...base,
    logic: [ending('One'), ending('Mine', 'ending1')],
    translations: { de: { endings: { ending1: { title: 'Meins' } } } },
  };
  const known = { lastNumber: 1, lastNumberNow: 1 };
  const ids = clashingIds({ base, mine, theirs }, known);
  const given = ids.endings.get('ending1') ?? '';
  assert.match(given, /^ending[2-9]$/);
  assert.deepEqual(renumber(mine, ids), {
    ...mine,
    logic: [ending('One'), ending('Mine', given)],
    translations: { de: { endings: { [given]: { title: 'Meins' } } } },
  });
  assert.equal(clashingIds({ base, mine: theirs, theirs }, known).endings.size, 0, 'the same ending');
});

test('a number that the other side used and deleted again is taken too; deleted fields that come back keep theirs', () => {
  const base = form([page('page1', [name])]);
  const mine = form([page('page1', [name, { ...name, id: 'field5' }, { ...name, id: 'field2' }])]);
  assert.deepEqual(
    clashingIds({ base, mine, theirs: base }, { lastNumber: 4, lastNumberNow: 5 }).fields,
    new Map([['field5', 'field6']]),
  );
});

function form(pages: FormDefinition['pages']): FormDefinition {
  return { format: 2, pages };
}

function page(id: string, fields: Field[]): FormDefinition['pages'][number] {
  return { id, label: '', fields };
}
