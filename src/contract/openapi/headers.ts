import type { Header, Reference, Schema } from './document.ts';

const text = (...examples: string[]): Schema => ({ type: 'string', examples });
const integer = (example: number): Schema => ({ type: 'integer', minimum: 0, examples: [example] });
/** Above 2^31: without the format, generators for Java or C# take 32 bits. */
const longInteger = (example: number): Schema => ({ ...integer(example), format: 'int64' });
const always = (value: string): Schema => ({ type: 'string', const: value });

/** Every header of an API response, except those of the connection itself. */
const headerDefinitions = {
  'X-Request-Id': [text('0199c2a4-7d1e-7c3a-9a53-5f0b6a0f8e21'), 'Names this request in our logs.'],
  'X-RateLimit-Limit': [integer(10_000), 'Requests that the organisation may make in an hour.'],
  'X-RateLimit-Remaining': [integer(9_987), 'Requests left in this hour.'],
  'X-RateLimit-Reset': [longInteger(1_769_855_400), 'When this hour ends, in Unix seconds.'],
  'Retry-After': [integer(1_260), 'Seconds to wait before the next request.'],
  'WWW-Authenticate': [always('Basic realm="api", charset="UTF-8"'), 'How to authenticate.'],
  Allow: [always('GET, HEAD'), 'The methods that are possible here.'],
  Deprecation: [always('@1704067200'), 'Since when v1 is deprecated (RFC 9745), in Unix seconds.'],
  Link: [text('<https://forms.example.org/v2>; rel="successor-version"'), 'The version to move to.'],
  ETag: [
    { type: 'string', pattern: '^"[^"]*"$', examples: ['"9f86d081884c7d65"'] },
    'Changes when the content does; strong.',
  ],
  'Accept-Ranges': [always('bytes'), 'A part of the file can be asked for with Range.'],
  'Content-Range': [text('bytes 0-1023/48213'), 'Which bytes these are, and of how many.'],
  'Content-Length': [longInteger(48_213), 'Bytes of the body; on HEAD, of the body that GET would send.'],
  'Content-Disposition': [
    text(`attachment; filename="portfolio.pdf"; filename*=UTF-8''portfolio.pdf`),
    'The file is to be saved, under this name.',
  ],
  'Content-Encoding': [
    { type: 'string', enum: ['gzip', 'br'] },
    'On JSON above 1 KB, when Accept-Encoding asks for it.',
  ],
  Vary: [text('Accept-Encoding'), 'Request headers that the answer depends on.'],
  'Cache-Control': [text('private, no-cache'), 'Shared caches keep nothing.'],
  'X-Content-Type-Options': [always('nosniff'), 'Content-Type is to be believed.'],
  'Content-Security-Policy': [
    text("default-src 'none'; frame-ancestors 'none'", 'sandbox'),
    'A browser that shows the answer runs nothing in it.',
  ],
  'X-Frame-Options': [always('DENY'), 'No page shows the file in a frame.'],
  'Referrer-Policy': [always('no-referrer'), 'A browser that follows a link tells nobody this address.'],
  'Strict-Transport-Security': [
    text('max-age=31536000'),
    'Where the public address is https: browsers use nothing else from now on.',
  ],
} as const satisfies Record<string, readonly [Schema, string]>;

export type HeaderName = keyof typeof headerDefinitions;

/** The headers of a response: required ones and optional ones. */
export interface HeaderChoice {
  always: readonly HeaderName[];
  sometimes: readonly HeaderName[];
}

/** The headers of every response. */
export const commonHeaders: HeaderChoice = {
  always: ['X-Request-Id', 'X-Content-Type-Options', 'Content-Security-Policy', 'Referrer-Policy'],
  sometimes: ['Strict-Transport-Security'],
};

export const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

const optional = (name: HeaderName) => `${name}.optional`;

const pointer = (key: string) => `#/components/headers/${key}`;

/**
 * The headers that these parts of the document refer to. A reference cannot set `required`, so a header has up to two
 * components.
 */
export function headerComponents(referring: unknown): Record<string, Header> {
  const text = JSON.stringify(referring);
  const components: Record<string, Header> = {};
  for (const name of headerNames) {
    const [schema, description] = headerDefinitions[name];
    components[name] = { description, required: true, schema };
    components[optional(name)] = { description, required: false, schema };
  }
  return Object.fromEntries(Object.entries(components).filter(([key]) => text.includes(`"${pointer(key)}"`)));
}

const headerNames = Object.keys(headerDefinitions) as HeaderName[];

export function headerReferences(choice: HeaderChoice): Record<string, Reference> {
  const reference = (key: string) => ({ $ref: pointer(key) });
  return Object.fromEntries([
    ...choice.always.map((name) => [name, reference(name)]),
    ...choice.sometimes.map((name) => [name, reference(optional(name))]),
  ]);
}
