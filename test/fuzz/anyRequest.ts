import fc from 'fast-check';
import { anyTarget } from './anyTarget.ts';
import { type Body, credentials, type FuzzRequest, longText } from './request.ts';
import type { World } from './world.ts';

/** Valid and invalid requests, mixed so that most get past the first refusals. */
export function anyRequest(world: World): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant('GET') },
      { weight: 6, arbitrary: fc.constant('HEAD') },
      { weight: 4, arbitrary: fc.constantFrom(...otherMethods) },
    ),
    target: anyTarget(world),
    version: fc.oneof(
      { weight: 60, arbitrary: fc.constant('1.1') },
      { weight: 1, arbitrary: fc.constantFrom('1.0', '2.0', '0.9', '1.1 ') },
    ),
    organization: fc.nat(world.organizations.length - 1),
    credential: fc.oneof(
      { weight: 30, arbitrary: fc.constant(credentials[0]) },
      { weight: 6, arbitrary: fc.constantFrom(...credentials) },
    ),
    hosts: fc.oneof(
      { weight: 40, arbitrary: fc.constant<string[]>(['localhost']) },
      { weight: 1, arbitrary: fc.constantFrom<string[]>(...oddHosts) },
    ),
    headers: fc.array(anyHeader(world), { maxLength: 4, size: 'max' }),
    body: anyBody,
  });
}

const otherMethods = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE', 'M-SEARCH'],
  ...['CONNECT', 'get', 'GETS', 'PRI', ''],
];

const oddHosts: string[][] = [[], ['a', 'b'], [''], ['evil.example'], ['[::1]:80'], ['a b']];

const none: Body = { kind: 'none' };

const anyBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 60, arbitrary: fc.constant(none) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('length', 'chunked'), size: fc.nat(2000) }) },
  { weight: 1, arbitrary: fc.constant<Body>({ kind: 'chunked', size: 70_000 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('declared'),
      length: fc.constantFrom('99999999999', '65537', '-1', 'x', '', '1, 1', '18446744073709551616'),
    }),
  },
);

function anyHeader(world: World): fc.Arbitrary<[string, string]> {
  const etags = world.organizations[0]?.files.map(({ etag }) => etag) ?? [];
  const tag = fc.constantFrom(
    '*',
    '""',
    'W/""',
    '"x"',
    'x',
    ',',
    ...etags,
    ...etags.map((etag) => `"x", W/${etag}`),
  );
  const named = (name: string, value: fc.Arbitrary<string>) =>
    value.map((text): [string, string] => [name, text]);
  return fc.oneof(
    { weight: 8, arbitrary: named('Accept-Encoding', fc.constantFrom(...encodings)) },
    { weight: 8, arbitrary: named('Range', anyRange) },
    { weight: 15, arbitrary: named('If-None-Match', tag) },
    { weight: 3, arbitrary: named('If-Range', fc.oneof(tag, fc.constant('Wed, 21 Oct 2015 07:28:00 GMT'))) },
    { weight: 3, arbitrary: fc.constantFrom(...oddHeaders) },
    {
      weight: 2,
      arbitrary: named(
        'X-Any',
        fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, '')),
      ),
    },
    {
      weight: 1,
      arbitrary: named('X-Large', fc.constantFrom(8_000, 17_000, 140_000).map(longText)),
    },
  );
}

const encodings = [
  ...['gzip', 'br', 'gzip, br', 'identity', '*', '*;q=0', 'gzip;q=0', 'br;q=0.5, gzip;q=0.9', 'gzip;q=abc'],
  ...['', ',,,;;', 'zstd', 'x-gzip', 'GZIP', 'identity;q=0', 'gzip;q=1e9', ';q=1'],
];

const anyRange = fc.oneof(
  fc.tuple(fc.nat(4000), fc.nat(4000)).map(([from, to]) => `bytes=${from}-${to}`),
  fc.nat(4000).map((from) => `bytes=${from}-`),
  fc.nat(4000).map((last) => `bytes=-${last}`),
  fc.constantFrom(
    'bytes=0-0,2-3',
    'bytes=-',
    'bytes=',
    'bytes',
    'items=0-1',
    'bytes=5-2',
    'BYTES=0-1',
    'bytes=a-b',
  ),
  fc.constantFrom(
    'bytes=0-99999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=-99999999999999999999',
    '0-1',
    '',
  ),
);

const oddHeaders: [string, string][] = [
  ['Connection', 'close'],
  ['Connection', 'keep-alive'],
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Expect', '100-continue'],
  ['Expect', 'something'],
  ['Accept', 'text/html'],
  ['Accept', ''],
  ['Content-Type', 'application/json'],
  ['Origin', 'https://evil.example'],
  ['Cookie', 'a=b; '.repeat(100)],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['If-Modified-Since', 'Wed, 21 Oct 2015 07:28:00 GMT'],
  ['If-Match', '"x"'],
  ['TE', 'trailers'],
  ['Transfer-Encoding', 'identity'],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['X-Request-Id', 'mine\x01'],
  ['bad name', 'x'],
  ['Authorization', 'Basic x'],
];
