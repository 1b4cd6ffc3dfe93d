import fc from 'fast-check';
import type { OpenApiDocument } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { longText } from './request.ts';
import type { World } from './world.ts';

/** What stands between the method and the version: a path and a query, in every spelling. */
export function anyTarget(world: World): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 24,
      arbitrary: fc.tuple(anyPath(world), anyQuery(world.document)).map((parts) => parts.join('')),
    },
    { weight: 3, arbitrary: anyLink(world) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTargets) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(7000, 8100, 9000, 140_000).map((size) => `/v2/forms?x=${longText(size)}`),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary' }).map((text) => `/v2/${text.replace(/[\r\n]/g, '')}`),
    },
  );
}

const oddTargets = [
  ...[
    '/',
    '/docs',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/v3',
    '/v',
    '/v2x',
    '/V2',
    '//v2',
    '/v2//',
    '/v1/form',
  ],
  ...[
    '/v2/forms/',
    '/v2/forms//',
    '/v2/forms//responses',
    '/v2/files//content',
    '/v1/form//responses',
    '/v2/..',
  ],
  ...[
    '/v2/../v2/forms',
    '/./v2',
    '/v2%2fforms',
    '/%76%32',
    '/v2;x',
    '/v2#x',
    '/v2/forms#',
    '*',
    'v2',
    '?',
    '/?',
    '/v2?',
  ],
  ...[
    'http://localhost/v2',
    'http://localhost/v2/forms?limit=1',
    'HTTPS://x/v1',
    'http://localhost',
    'ftp://x/v2',
  ],
  ...[
    'http://[::1/v2',
    'localhost:80',
    '/v2/forms/%',
    '/v2/forms/%zz',
    '/v2/forms/%00',
    '/v2/forms/%c3%28/responses',
  ],
  ...[
    '/v2/forms/__proto__',
    '/v2/forms/constructor/responses',
    '/v2/files/toString/content',
    '/v1/form/__proto__',
  ],
];

function anyPath(world: World): fc.Arbitrary<string> {
  const formIds = world.organizations.flatMap((organization) => organization.formIds);
  const fileIds = world.organizations.flatMap(({ files }) => files.map(({ id }) => id));
  // The first form holds every kind of answer, so it is asked most.
  const filled = world.organizations.map(({ formIds: [first = ''] }) => first);
  const anyId = fc.record({
    form: fc.oneof(fc.constantFrom(...filled), fc.constantFrom(...formIds)),
    file: fc.constantFrom(...fileIds),
    hostile: fc.oneof(fc.constantFrom(...hostileIds), fc.string({ unit: 'binary', maxLength: 30 })),
    choice: fc.constantFrom('right', 'right', 'right', 'right', 'swapped', 'hostile'),
    spelling: fc.constantFrom(encode, encode, encode, encodeEveryByte, encodeTwice, leave),
  });
  return fc
    .tuple(fc.constantFrom(...Object.keys(world.document.paths)), anyId, anyEnding)
    .map(([template, { form, file, hostile, choice, spelling }, ending]) => {
      const wanted = template.includes('/files/') === (choice === 'right') ? file : form;
      const id = spelling(choice === 'hostile' ? hostile : wanted);
      return template.replace('{id}', () => id) + ending;
    });
}

const anyEnding = fc.oneof(
  { weight: 20, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('/', '//', '/x', '%20', '%2f', '.json', ';', '\\', '\u00a0') },
);

const hostileIds = [
  ...[
    '0',
    '-1',
    'null',
    'undefined',
    "' OR 1=1 --",
    '\0',
    'a\0b',
    '\ud7ff',
    '%',
    '%%',
    '../../etc/passwd',
    '..\\..',
  ],
  ...[
    'a'.repeat(600),
    '\u{10FFFF}',
    '\uFEFF',
    '{{7*7}}',
    '$(x)',
    '<script>',
    'ALLTYPES0',
    ' alltypes0',
    'alltypes0\n',
  ],
];

const encode = (id: string) => encodeURIComponent(id.toWellFormed());
const encodeTwice = (id: string) => encode(encode(id));
const encodeEveryByte = (id: string) =>
  [...Buffer.from(id)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const leave = (id: string) => id.replace(/[\r\n]/g, '');

function anyQuery(document: OpenApiDocument): fc.Arbitrary<string> {
  const parameters = Object.values(document.paths)
    .flatMap(({ get }) => get.parameters.map((part) => resolve(document, 'parameters', part)))
    .filter((parameter) => parameter.in === 'query');
  const integers = [
    ...new Set(parameters.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name)),
  ];
  const texts = [
    ...new Set(parameters.filter(({ schema }) => schema.type === 'string').map(({ name }) => name)),
  ];
  const pair = (names: string[], value: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...names), value).map((parts) => parts.join('='));
  const anyPair = fc.oneof(
    { weight: 6, arbitrary: pair(integers, anyNumber) },
    { weight: 6, arbitrary: pair(texts, anyTime) },
    { weight: 2, arbitrary: pair([...integers, ...texts], anyText) },
    { weight: 1, arbitrary: fc.constantFrom(...oddPairs) },
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 5,
      arbitrary: fc.array(anyPair, { minLength: 1, maxLength: 3 }).map((pairs) => `?${pairs.join('&')}`),
    },
  );
}

const anyNumber = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 120 }).map(String) },
  { weight: 1, arbitrary: fc.bigInt({ min: -10n, max: 10n ** 25n }).map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '',
        '0',
        '00',
        '007',
        '1e2',
        '1.0',
        '+1',
        '%2B1',
        '-0',
        ' 1',
        '1 ',
        '%201',
        '0x10',
        '1_000',
        '%D9%A3',
        'NaN',
      ],
      ...[
        'Infinity',
        'true',
        '1,2',
        '9007199254740991',
        '9007199254740992',
        '%00',
        '1%00',
        '%31',
        '%',
        '%zz',
      ],
      longText(4000),
    ),
  },
);

const instant = fc.date({
  min: new Date(-62_167_219_200_000),
  max: new Date(253_402_300_799_999),
  noInvalidDate: true,
});
const recent = fc.date({
  min: new Date('2025-12-31T23:00:00Z'),
  max: new Date('2026-01-01T12:00:00Z'),
  noInvalidDate: true,
});
const times = fc.oneof(recent, instant).map((date) => date.toISOString());

const anyTime = fc.oneof(
  { weight: 4, arbitrary: times },
  { weight: 1, arbitrary: times.map((text) => text.slice(0, 10)) },
  { weight: 2, arbitrary: fc.tuple(times, fc.nat(24)).map(([text, length]) => text.slice(0, length)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        times,
        fc.constantFrom('+02:00', ' 02:00', '%2B0200', '-23:59', '+24:00', '+02', 'z', '', 'Z%00', '-0000'),
      )
      .map(([text, offset]) => text.slice(0, -1) + offset),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(times, fc.constantFrom('%3A', 't', '_'))
      .map(([text, odd]) => text.replace(/[T:]/, odd)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '2024-02-30',
        '2023-02-29',
        '2026-13-01',
        '2026-00-10',
        '2026-01-32',
        '0000-01-01',
        '9999-12-31',
        '10000-01-01',
      ],
      ...[
        '2026-01-01T24:00',
        '2026-01-01T23:59:60Z',
        '2026-01-01T00:00:00.1234567890Z',
        '2026-01-01T00:00:00.999999999Z',
      ],
      ...[
        '-000001-01-01',
        '+012026-01-01',
        '2026-1-1',
        '20260101',
        '2026-W01',
        'now',
        '0',
        '1767225600000',
        '',
        '%',
      ],
      ...['9999-12-31T23:59:59.999999999-23:59', '0000-01-01T00:00:00+23:59', '2026%2D01%2D01', '٢٠٢٦-01-01'],
    ),
  },
);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encode(text)),
  fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\s#]/g, '')),
);

const oddPairs = [
  ...[
    '',
    '=',
    '&',
    '&&',
    '=1',
    'limit',
    'LIMIT=x',
    'limit[]=1',
    '%6cimit=0',
    '%6Cimit=5',
    'limit=5&limit=5',
    'x=%',
  ],
  ...[
    'before&after',
    'page=1&page=2',
    '__proto__=1',
    'constructor=1',
    'limit;=1',
    '+limit=0',
    'signature=x',
    'expires=1',
  ],
  ...['?limit=1', 'before=2026-01-01&before=2026-01-01', 'limit%00=1', '%E2%80%8Blimit=1'],
];

/** Links that open a file without a key, whole and spoilt. */
function anyLink(world: World): fc.Arbitrary<string> {
  const files = world.organizations.flatMap((organization) => organization.files);
  return fc
    .tuple(fc.constantFrom(...files), fc.constantFrom(...spoilings))
    .map(([{ id, link }, spoil]) => `/v2/files/${id}/content?${spoil(link)}`);
}

const spoilings: ((link: string) => string)[] = [
  (link) => link,
  (link) => link,
  (link) => link,
  (link) => `x=1&${link}&y`,
  (link) => link.slice(0, -1),
  (link) => link.replace(/expires=\d/, 'expires=9'),
  (link) => link.replace('expires=', 'expires=1'),
  (link) => link.replace(/expires=\d+/, 'expires='),
  (link) => link.replace(/signature=.*/, 'signature=%00'),
  (link) => link.replace('signature=', 'signature=é'),
];
