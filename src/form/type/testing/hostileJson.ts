/** Values that JSON or a careless program may send instead of an answer. */

export const oddNumbers: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1 + 0.2,
  1e-7,
  5e-324,
  1e21,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 31) - 1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { rows: value };
  return value;
}

/** The properties that field types read, but inherited from a prototype: none of them is an answer. */
const bait = {
  ...{
    line1: 'a',
    city: 'a',
    country: 'DE',
    rows: [['a']],
    headers: ['a'],
    other: 'a',
    label: 'Red',
    value: 'red',
  },
  ...{ id: '00000000-aaaa-4bbb-8ccc-dddddddddddd', name: 'a', type: 'b', size: 1 },
};

export const inheritedJson: readonly unknown[] = [
  Object.create(bait),
  [Object.create(bait)],
  JSON.parse(`{"__proto__":${JSON.stringify(bait)}}`),
  JSON.parse(`[{"__proto__":${JSON.stringify(bait)}}]`),
];

/** Hostile values other than texts, which are in {@link hostileTexts}. */
export const hostileJson: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  ...oddNumbers,
  [],
  [[]],
  [[[]]],
  [null],
  [undefined],
  {},
  { rows: null },
  { rows: {} },
  { rows: [null] },
  { rows: [[null, undefined, {}, []]] },
  { rows: [[], [], []] },
  { headers: [], rows: [] },
  { headers: 'abc', rows: 'abc' },
  { other: null },
  [{ other: { other: 'x' } }],
  [{ label: 1, value: 2 }],
  [{ label: 'a' }, { value: 'a' }],
  [{ id: 'x', name: 'y', type: 'z', size: Number.NaN }],
  { line1: {}, country: [] },
  { length: 1, 0: 'a' },
  { toString: 'a', valueOf: 'b' },
  ...inheritedJson,
  JSON.parse('{"constructor":{"prototype":{"line1":"a"}}}'),
  Object.assign(Object.create(null), { line1: 'a', city: 'b', rows: [['a']] }),
  nested(20_000),
  Array.from({ length: 100_000 }, () => 'a'),
  Array.from({ length: 100_000 }, (_, number) => ({ other: String(number) })),
  { rows: Array.from({ length: 100_000 }, () => ['a']) },
  { rows: [Array.from({ length: 100_000 }, () => 'a')] },
  { headers: ['a'], rows: Array.from({ length: 100_000 }, () => ['a']) },
  Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`key${number}`, number])),
  new Array(1000),
  10n ** 30n,
  Symbol('answer'),
  () => 'answer',
  new Date(Number.NaN),
  new Map([['line1', 'a']]),
];

/** The text in every position of a sent or stored value, for any field type. */
export function textInJson(text: string): unknown[] {
  return [
    text,
    [text],
    [text, text, text],
    { other: text },
    [{ other: text }],
    { line1: text, line2: text, city: text, state: text, postal_code: text, country: text },
    { [text]: text },
    { rows: [[text]] },
    { rows: [[text, text, text, text, text, text, text]] },
  ];
}

export function textInValue(text: string): unknown[] {
  return [
    ...textInJson(text),
    [{ label: text, value: text }],
    [{ label: 'Other', value: text }],
    [{ id: '00000001-aaaa-4bbb-8ccc-dddddddddddd', name: text, type: text, size: 1 }],
    { headers: [text], rows: [[text]] },
    { headers: Array(7).fill(text), rows: [Array(7).fill(text)] },
    {
      headers: ['', text, text],
      rows: [
        [text, text, text],
        [text, text, text],
      ],
    },
  ];
}
