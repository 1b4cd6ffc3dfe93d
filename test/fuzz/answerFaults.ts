import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer, OpenApiDocument } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { type Documented, documentedAnswer, placeOf } from './documented.ts';
import type { RawAnswer } from './httpConnection.ts';
import { type FuzzRequest, isGoodCredential } from './request.ts';
import { schemaFault } from './schemaFault.ts';
import type { World } from './world.ts';

/** Connection headers, which OpenAPI does not describe. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'content-type']);

/** Statuses that may be returned before the key is checked. */
const beforeRouting = new Set([400, 408, 413, 414, 431]);

/** Every deviation of a response from the document; empty if there is none. */
export function answerFaults(world: World, request: FuzzRequest, answer: RawAnswer): string[] {
  const place = placeOf(world.document, request.target);
  const { status } = answer;
  if (status >= 500) return [`status ${status}`];
  if (place === 'elsewhere') return outsideFaults(world, request, answer);
  const documented = documentedAnswer(world.document, place, request.method, status);
  if (documented === undefined) return [`status ${status} is not documented for ${request.method} ${place}`];
  return [
    ...headerFaults(world.document, documented.answer, answer),
    ...keyFaults(world, request, status),
    ...bodyFaults(world, request, documented, answer),
  ];
}

/** Paths outside the API are not in its document, but fail in the same shape; clients that accept HTML get a page. */
function outsideFaults({ document }: World, request: FuzzRequest, answer: RawAnswer): string[] {
  const { status, body } = answer;
  if (status < 400 || body.length === 0) return [];
  if (headerOf(answer, 'content-type')?.startsWith('text/html') === true)
    return asksForHtml(request)
      ? []
      : [`an HTML page with status ${status} for a client that did not ask for one`];
  const fault = schemaFault(document, { $ref: '#/components/schemas/Error' }, parse(body));
  return fault === undefined ? [] : [fault];
}

function asksForHtml({ headers }: FuzzRequest): boolean {
  return headers.some(([name, value]) => name.toLowerCase() === 'accept' && value.includes('text/html'));
}

export function headerFaults(
  document: OpenApiDocument,
  documented: Answer,
  { headers }: RawAnswer,
): string[] {
  const faults: string[] = [];
  const promised = new Map(
    Object.entries(documented.headers).map(([name, part]) => [name.toLowerCase(), part]),
  );
  const seen = new Set<string>();
  for (const [spelling, value] of headers) {
    const name = spelling.toLowerCase();
    if (seen.has(name)) faults.push(`header ${spelling} twice`);
    seen.add(name);
    const part = promised.get(name);
    if (part === undefined) {
      if (!ofConnection.has(name)) faults.push(`header ${spelling} is not documented`);
      continue;
    }
    const { schema } = resolve(document, 'headers', part);
    const read = schema.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
    const fault = schemaFault(document, schema, read, spelling);
    if (fault !== undefined) faults.push(`header ${fault}: ${value}`);
  }
  for (const [name, part] of promised) {
    if (resolve(document, 'headers', part).required && !seen.has(name))
      faults.push(`header ${name} is missing`);
  }
  return faults;
}

/** Checks who must be refused, which the document cannot express. */
function keyFaults(world: World, { credential, target }: FuzzRequest, status: number): string[] {
  if (beforeRouting.has(status)) return [];
  const good = isGoodCredential(credential);
  const files = world.organizations.flatMap((organization) => organization.files);
  const mayBeLinked = files.some(({ id, link }) => target.includes(id) && target.includes(link));
  if (good && (status === 401 || status === 429)) return [`${status} for a good key`];
  if (mayBeLinked || good) return [];
  const expected = credential === 'spent' ? 429 : 401;
  return status === expected ? [] : [`${status} for the credential "${credential}", not ${expected}`];
}

function bodyFaults(
  world: World,
  request: FuzzRequest,
  { answer: documented, codes }: Documented,
  answer: RawAnswer,
): string[] {
  if (request.method === 'HEAD' || answer.status === 304) return [];
  if (documented.content === undefined) return answer.body.length === 0 ? [] : ['a body is not documented'];
  if (documented.content['*/*'] !== undefined) return contentFaults(world, request, answer);
  const { 'application/json': json } = documented.content;
  if (headerOf(answer, 'content-type') !== 'application/json')
    return ['Content-Type is not application/json'];
  const text = decoded(answer);
  const value = parse(text);
  const faults: (string | undefined)[] = [json?.schema && schemaFault(world.document, json.schema, value)];
  faults.push(...leaks(world, request, text.toString()), orderFault(value));
  if (answer.status >= 400 && !codes.includes(errorCode(value)))
    faults.push(`the code ${errorCode(value)} is not documented for ${answer.status}`);
  return faults.filter((fault) => fault !== undefined);
}

/** The bytes of the file named by the path, or exactly the announced range. */
function contentFaults(world: World, { target }: FuzzRequest, answer: RawAnswer): string[] {
  const [, segment = ''] = /\/v2\/files\/([^/?]+)\/content/.exec(target) ?? [];
  const id = decodeURIComponent(segment);
  const file = world.organizations.flatMap(({ files }) => files).find((one) => one.id === id);
  if (file === undefined) return [`content of an unknown file ${id}`];
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headerOf(answer, 'content-range') ?? '');
  const expected =
    answer.status === 206 ? file.content.subarray(Number(range?.[1]), Number(range?.[2]) + 1) : file.content;
  const faults = answer.body.equals(expected) ? [] : ['the content is not that of the file'];
  if (answer.status === 206 && Number(range?.[3]) !== file.content.length)
    faults.push('Content-Range: wrong size');
  if (headerOf(answer, 'etag') !== file.etag) faults.push('ETag is not that of the file');
  return faults;
}

function leaks(world: World, { organization }: FuzzRequest, text: string): string[] {
  const others = world.organizations.filter((_, index) => index !== organization);
  return others
    .filter(({ mark }) => text.includes(mark))
    .map(({ mark }) => `shows ${mark}, another organisation's`);
}

/** Lists with times are sorted newest first, without ties. */
function orderFault(value: unknown): string | undefined {
  const { data } = value as { data?: { created_at?: string }[] };
  const times = data?.map(({ created_at }) => created_at).filter((time) => time !== undefined) ?? [];
  const wrong = times.findIndex((time, index) => index > 0 && time >= (times[index - 1] ?? ''));
  return wrong === -1 ? undefined : `data[${wrong}] is not older than the one before`;
}

/** The uncompressed body. */
export function decoded(answer: RawAnswer): Buffer {
  switch (headerOf(answer, 'content-encoding')) {
    case 'gzip':
      return gunzipSync(answer.body);
    case 'br':
      return brotliDecompressSync(answer.body);
    default:
      return answer.body;
  }
}

function parse(bytes: Buffer): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
}

function errorCode(value: unknown): string {
  return (value as { error?: { code?: string } }).error?.code ?? '';
}

export function headerOf({ headers }: RawAnswer, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}
