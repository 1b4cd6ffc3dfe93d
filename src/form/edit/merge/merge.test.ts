import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { brokenForms } from '../../check/corpus/brokenForms.ts';
import { mutationsOf } from '../../check/testing/mutatedForm.ts';
import { definition, type Field, type FormDefinition } from '../../schema/definition.ts';
import { maxOptions } from '../../value/listLimits.ts';
import { same } from '../diff/same.ts';
import { merge } from './merge.ts';

const seed = Date.now() % 2 ** 31;

/** A draft, and what two people made of it. */
const threeDrafts = mutationsOf(brokenForms)
  .chain(({ form }) => {
    const edited = mutationsOf([{ name: '', form, findings: [] }]).map(({ form: made }) => made);
    return fc.record({ base: fc.constant(form), mine: edited, theirs: edited });
  })
  .map(({ base, mine, theirs }) => ({ base: plain(base), mine: plain(mine), theirs: plain(theirs) }));

describe(`merging any drafts (seed ${seed})`, () => {
  const parameters = { numRuns: 800, seed };

  test('an unchanged side leaves what the other made', () => {
    fc.assert(
      fc.property(threeDrafts, ({ base, mine }) => {
        assert.deepEqual(merge(base, mine, base), { document: mine, conflicts: [] });
        assert.deepEqual(merge(base, base, mine), { document: mine, conflicts: [] });
        assert.deepEqual(merge(base, mine, mine), { document: mine, conflicts: [] });
      }),
      parameters,
    );
  });

  test('the merged draft opens, and has no id twice that was there once', () => {
    fc.assert(
      fc.property(threeDrafts, ({ base, mine, theirs }) => {
        const { document } = merge(base, mine, theirs);
        const opened = definition.safeParse(document);
        assert.ok(opened.success, String(opened.error));
        if ([base, mine, theirs].every(hasUniqueIds)) assert.ok(hasUniqueIds(document));
      }),
      parameters,
    );
  });

  test('without conflicts it does not matter who is who', () => {
    let merged = 0;
    fc.assert(
      fc.property(threeDrafts, ({ base, mine, theirs }) => {
        const one = merge(base, mine, theirs);
        const other = merge(base, theirs, mine);
        assert.equal(one.conflicts.length > 0, other.conflicts.length > 0);
        if (one.conflicts.length > 0) return;
        merged += same(mine, theirs) || same(base, mine) || same(base, theirs) ? 0 : 1;
        assert.deepEqual(one.document, other.document);
      }),
      parameters,
    );
    assert.ok(merged > 20, `only ${merged} merged`);
  });

  test('a conflict holds what both sides have at its path', () => {
    fc.assert(
      fc.property(threeDrafts, ({ base, mine, theirs }) => {
        for (const { kind, mine: one, theirs: other } of merge(base, mine, theirs).conflicts) {
          assert.ok(one !== undefined || other !== undefined);
          assert.ok(!same(one, other) || kind === 'deleted');
        }
      }),
      parameters,
    );
  });
});

describe('merging', () => {
  const base = form({ page1: ['field1', 'field2', 'field3'], page2: ['field4'] });

  test('changes to different fields and properties are all kept', () => {
    const mine = edit(base, 'field1', { label: 'My name', required: true });
    const theirs = edit(edit(base, 'field2', { label: 'Theirs' }), 'field1', { description: 'In full' });
    const { document, conflicts } = merge(base, mine, theirs);
    assert.deepEqual(conflicts, []);
    assert.deepEqual(fieldOf(document, 'field1'), {
      ...fieldOf(base, 'field1'),
      label: 'My name',
      required: true,
      description: 'In full',
    });
    assert.equal(fieldOf(document, 'field2')?.label, 'Theirs');
  });

  test('the same property is a conflict, in which theirs stands', () => {
    const mine = edit(base, 'field1', { label: 'Mine' });
    const theirs = edit(base, 'field1', { label: 'Theirs' });
    const { document, conflicts } = merge(base, mine, theirs);
    assert.deepEqual(conflicts, [
      {
        kind: 'changed',
        path: ['fields', 'field1', 'label'],
        base: 'field1',
        mine: 'Mine',
        theirs: 'Theirs',
      },
    ]);
    assert.deepEqual(document, theirs);
  });

  test('a field that is moved to another page keeps what the other side changed in it', () => {
    const mine = form({ page1: ['field1', 'field3'], page2: ['field2', 'field4'] });
    const theirs = edit(base, 'field2', { label: 'Theirs' });
    const { document, conflicts } = merge(base, mine, theirs);
    assert.deepEqual(conflicts, []);
    assert.deepEqual(document, edit(mine, 'field2', { label: 'Theirs' }));
  });

  test('a field added by each side: both are there, in the order of their numbers', () => {
    const mine = form({ page1: ['field1', 'field2', 'field3', 'field6'], page2: ['field4'] });
    const theirs = form({ page1: ['field1', 'field2', 'field3', 'field5'], page2: ['field4'] });
    const { document } = merge(base, mine, theirs);
    assert.deepEqual(
      document,
      form({ page1: ['field1', 'field2', 'field3', 'field5', 'field6'], page2: ['field4'] }),
    );
  });

  test('a deleted field that the other side changed stays, as a conflict', () => {
    const without = form({ page1: ['field1', 'field3'], page2: ['field4'] });
    const changed = edit(base, 'field2', { label: 'Changed' });
    for (const { document, conflicts } of [merge(base, without, changed), merge(base, changed, without)]) {
      assert.deepEqual(document, changed);
      assert.deepEqual(
        conflicts.map(({ kind, path }) => [kind, path]),
        [['deleted', ['fields', 'field2']]],
      );
    }
  });

  test('a deleted page comes back with the one field that the other side changed', () => {
    const without = form({ page2: ['field4'] });
    const changed = edit(base, 'field2', { label: 'Changed' });
    const { document, conflicts } = merge(base, without, changed);
    assert.deepEqual(
      document,
      edit(form({ page1: ['field2'], page2: ['field4'] }), 'field2', { label: 'Changed' }),
    );
    assert.deepEqual(
      conflicts.map(({ path }) => path),
      [
        ['fields', 'field2'],
        ['pages', 'page1'],
      ],
    );
  });

  test('a field whose type was changed takes its settings from that side', () => {
    const mine = replace(base, 'field1', {
      id: 'field1',
      type: 'dropdown',
      label: 'field1',
      options: [{ value: 'a', label: 'A' }],
    });
    const theirs = edit(base, 'field1', { placeholder: 'Ada', label: 'Name' });
    const { document, conflicts } = merge(base, mine, theirs);
    assert.equal(fieldOf(document, 'field1')?.label, 'Name');
    assert.deepEqual(
      conflicts.map(({ path }) => path),
      [['fields', 'field1', 'type']],
    );
    assert.ok(definition.safeParse(document).success);
  });

  test('options merge up to the limit of their type', () => {
    const withOptions = (type: 'dropdown' | 'multiple_choice', count: number, ...more: string[]) =>
      replace(base, 'field1', {
        id: 'field1',
        type,
        label: 'field1',
        options: [...Array.from({ length: count }, (_, number) => `o${number}`), ...more].map((value) => ({
          value,
          label: value,
        })),
      });
    for (const [type, most] of Object.entries(maxOptions) as ['dropdown' | 'multiple_choice', number][]) {
      assert.ok(definition.safeParse(withOptions(type, most)).success, type);
      assert.ok(!definition.safeParse(withOptions(type, most + 1)).success, type);
      const added = (count: number) =>
        merge(withOptions(type, count), withOptions(type, count, 'mine'), withOptions(type, count, 'theirs'));
      const fits = added(most - 2);
      assert.deepEqual(fits.conflicts, [], type);
      assert.ok(definition.safeParse(fits.document).success, type);
      const { conflicts } = added(most - 1);
      assert.deepEqual(
        conflicts.map(({ path }) => path),
        [['fields', 'field1', 'options']],
        type,
      );
    }
  });

  test('moves of different fields are both made; two moves of one field are a conflict', () => {
    const four = form({ page1: ['field1', 'field2', 'field3', 'field4', 'field5'] });
    const moved = merge(
      four,
      form({ page1: ['field2', 'field3', 'field4', 'field5', 'field1'] }),
      form({ page1: ['field1', 'field2', 'field4', 'field3', 'field5'] }),
    );
    assert.deepEqual(moved, {
      document: form({ page1: ['field2', 'field4', 'field3', 'field5', 'field1'] }),
      conflicts: [],
    });
    const twice = merge(
      four,
      form({ page1: ['field2', 'field3', 'field4', 'field5', 'field1'] }),
      form({ page1: ['field2', 'field3', 'field1', 'field4', 'field5'] }),
    );
    assert.deepEqual(twice.document, form({ page1: ['field2', 'field3', 'field1', 'field4', 'field5'] }));
    assert.deepEqual(twice.conflicts, [
      {
        kind: 'moved',
        path: ['fields', 'field1'],
        mine: { page: 'page1', after: 'field5' },
        theirs: { page: 'page1', after: 'field3' },
      },
    ]);
  });

  test('a move that both made is made once, whoever else added something there', () => {
    const start = form({ page1: ['field3', 'field1'] });
    const moved = form({ page1: ['field1', 'field3'] });
    const more = form({ page1: ['field4', 'field5', 'field1', 'field3'] });
    assert.deepEqual(merge(start, moved, more), merge(start, more, moved));
  });

  test('rules are told apart by what they say', () => {
    const rule = (field: string, target: string) => ({
      when: { field, operator: 'is_empty' as const },
      do: [{ action: 'hide' as const, field: target }],
    });
    const [one, two, three] = [rule('field1', 'field2'), rule('field2', 'field3'), rule('field3', 'field4')];
    const start = { ...base, logic: [one, two] };
    const mine = { ...base, logic: [rule('field1', 'field4'), two] };
    const theirs = { ...base, logic: [two, three, one] };
    const { document, conflicts } = merge(start, mine, theirs);
    assert.deepEqual(conflicts, []);
    assert.equal(document.logic?.length, 3);
    assert.deepEqual(new Set(document.logic), new Set([two, three, rule('field1', 'field4')]));
    const clash = merge(start, mine, { ...base, logic: [rule('field1', 'field3'), two] });
    assert.deepEqual(
      clash.conflicts.map(({ path }) => path),
      [['logic']],
    );
  });

  test('more pages than a form may have are a conflict, not a draft that does not open', () => {
    const pages = (from: number) =>
      Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`page${from + at}`, []]));
    const { document, conflicts } = merge(form({}), form(pages(1)), form(pages(1000)));
    assert.equal(document.pages.length, 120);
    assert.equal(conflicts.length, 1);
  });
});

function form(pages: Record<string, string[]>): FormDefinition {
  return {
    format: 2,
    pages: Object.entries(pages).map(([id, fields]) => ({
      id,
      label: id,
      fields: fields.map((field): Field => ({ id: field, type: 'one_line_input', label: field })),
    })),
  };
}

function replace(draft: FormDefinition, id: string, field: Field): FormDefinition {
  return {
    ...draft,
    pages: draft.pages.map((page) => ({
      ...page,
      fields: page.fields.map((held) => (held.id === id ? field : held)),
    })),
  };
}

function edit(draft: FormDefinition, id: string, settings: object): FormDefinition {
  return replace(draft, id, { ...fieldOf(draft, id), ...settings } as Field);
}

function fieldOf({ pages }: FormDefinition, id: string): Field | undefined {
  return pages.flatMap(({ fields }) => fields).find((field) => field.id === id);
}

function hasUniqueIds({ pages }: FormDefinition): boolean {
  const fields = pages.flatMap((page) => page.fields);
  return [pages, fields].every((list) => new Set(list.map(({ id }) => id)).size === list.length);
}

/** Without keys that hold undefined, as JSON is. */
function plain(form: FormDefinition): FormDefinition {
  return JSON.parse(JSON.stringify(form));
}
