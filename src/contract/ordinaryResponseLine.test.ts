import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { responseLine } from './archive.ts';
import { isOrdinaryResponseLine } from './ordinaryResponseLine.ts';

const line = {
  id: 1,
  test: false,
  visitor: { country: 'CH', region: 'CH-ZH', city: 'Zürich', time_spent: 12, url: '' },
  workflows: [],
  response: [
    { field_id: 'a', field_type: 'email', value_type: 'string', value: 'x' },
    { field_id: 'b', field_type: 'nps', value_type: 'number', value: 5 },
    { field_id: 'c', field_type: 'dropdown', value_type: 'options', value: [{ label: 'l', value: 'v' }] },
    {
      field_id: 'd',
      field_type: 'file_upload',
      value_type: 'files',
      value: [{ id: '11111111-2222-4333-8444-555555555555', name: 'n', type: 't', size: 3 }],
    },
    {
      field_id: 'e',
      field_type: 'table_entry',
      value_type: 'table',
      value: { headers: ['h'], rows: [['r']] },
    },
    {
      field_id: 'f',
      field_type: 'address',
      value_type: 'address',
      value: { full_address: '', line1: '', line2: '', city: '', state: '', postal_code: '', country: '' },
    },
  ],
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-02T00:00:00.000Z',
  version: 2,
  submission_id: 's',
  language: 'pt-BR',
  extra: { metadata: null },
};

/** The path of every node in a document. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

type Change = { kind: 'set'; value: unknown } | { kind: 'remove' } | { kind: 'add'; key: string };

function changed(value: unknown, path: string[], change: Change): unknown {
  const copy: unknown = structuredClone(value);
  if (path.length === 0) return change.kind === 'set' ? change.value : copy;
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (change.kind === 'remove') delete parent[last];
  else if (change.kind === 'set') parent[last] = change.value;
  else if (!Array.isArray(parent)) parent[change.key] = 1;
  return copy;
}

const values = fc.oneof(
  fc.constantFrom<unknown>('', 'text', 0, -1, 1.5, 1e300, 2 ** 53, true, null, [], {}, [1], ['a'], { a: 1 }),
  fc.constantFrom('2025-02-30T00:00:00.000Z', '2025-02-28T24:00:00.000Z', 'number', 'files', 'x'.repeat(201)),
  fc.constantFrom<unknown>(2 ** 53 - 2 ** 32, 2 ** 53 - 2 ** 32 + 1, 1 - 2 ** 53, 2 ** 31 - 1, 2 ** 31),
  fc.constantFrom('9000-12-31T23:59:59.999Z', '9001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'),
  fc.jsonValue(),
);

const change = fc.oneof(
  values.map((value): Change => ({ kind: 'set', value })),
  fc.constant<Change>({ kind: 'remove' }),
  fc.constantFrom('ip', 'id', 'extra', 'value').map((key): Change => ({ kind: 'add', key })),
);

test('what every archive brings is ordinary', () => {
  assert.equal(isOrdinaryResponseLine(line), true);
  assert.equal(responseLine.safeParse(line).success, true);
});

test('what would leave no room for the next response is refused by both', () => {
  for (const [beyond, within] of [
    [{ id: 2 ** 53 - 2 ** 32 + 1 }, { id: 2 ** 53 - 2 ** 32 }],
    [{ created_at: '9001-01-01T00:00:00.000Z' }, { created_at: '9000-12-31T23:59:59.999Z' }],
    [{ version: 2 ** 31 }, { version: 2 ** 31 - 1 }],
  ]) {
    for (const [change, accepted] of [
      [beyond, false],
      [within, true],
    ] as const) {
      const value = { ...line, ...change };
      assert.equal(isOrdinaryResponseLine(value), accepted, JSON.stringify(change));
      assert.equal(responseLine.safeParse(value).success, accepted, JSON.stringify(change));
    }
  }
});

/** Arrays nested to the given depth. */
function nested(levels: number): unknown[] {
  let value: unknown[] = [];
  for (let level = 1; level < levels; level += 1) value = [value];
  return value;
}

test('free JSON is refused by both from the same depth on', () => {
  for (const [change, accepted] of [
    [{ workflows: nested(100) }, true],
    [{ workflows: nested(101) }, false],
    [{ workflows: nested(100_000) }, false],
    [{ extra: { a: nested(99) } }, true],
    [{ extra: { a: nested(100) } }, false],
  ] as const) {
    const value = { ...line, ...change };
    assert.equal(isOrdinaryResponseLine(value), accepted);
    assert.equal(responseLine.safeParse(value).success, accepted);
  }
});

test('the quick look and the schema agree on whatever is done to a line', () => {
  const all = places(line);
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      change,
      fc.constantFrom(...all),
      fc.option(change),
      (path, one, other, two) => {
        let value: unknown = JSON.parse(JSON.stringify(changed(line, path, one) ?? null));
        if (two !== null && places(value).some((place) => place.join('/') === other.join('/')))
          value = changed(value, other, two);
        assert.equal(
          isOrdinaryResponseLine(value),
          responseLine.safeParse(value).success,
          JSON.stringify(value),
        );
      },
    ),
    { numRuns: 3000 },
  );
});
