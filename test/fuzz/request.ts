import { newApiKey } from '#kit/secret/apiKey.ts';
import type { World } from './world.ts';

/** How a request authenticates. Only the first three carry a valid key. */
export const credentials = [
  'key',
  'key with password',
  'key in lower-case scheme',
  'none',
  'spent',
  'revoked',
  'unknown',
  'no colon',
  'no padding',
  'bearer',
  'not base64',
  'empty',
  'digest',
] as const;
export type Credential = (typeof credentials)[number];

export type Body =
  | { kind: 'none' }
  | { kind: 'length' | 'chunked'; size: number }
  | { kind: 'declared'; length: string };

/** A request in parts, so that a failing one can be shrunk. */
export interface FuzzRequest {
  method: string;
  target: string;
  version: string;
  organization: number;
  credential: Credential;
  hosts: string[];
  headers: [name: string, value: string][];
  body: Body;
}

export function isGoodCredential(credential: Credential): boolean {
  return credential.startsWith('key');
}

/** The raw bytes, neither validated nor repaired. */
export function toBytes(world: World, request: FuzzRequest, method = request.method): Buffer {
  const lines = [`${method} ${request.target} HTTP/${request.version}`];
  for (const host of request.hosts) lines.push(`Host: ${host}`);
  const authorization = authorizationOf(world, request);
  if (authorization !== undefined) lines.push(`Authorization: ${authorization}`);
  for (const [name, value] of request.headers) lines.push(`${name}: ${value}`);
  const { body } = request;
  let content = '';
  if (body.kind === 'length') {
    content = 'b'.repeat(body.size);
    lines.push(`Content-Length: ${body.size}`);
  } else if (body.kind === 'chunked') {
    content = `${body.size === 0 ? '' : `${body.size.toString(16)}\r\n${'b'.repeat(body.size)}\r\n`}0\r\n\r\n`;
    lines.push('Transfer-Encoding: chunked');
  } else if (body.kind === 'declared') {
    lines.push(`Content-Length: ${body.length}`);
  }
  return Buffer.from(`${lines.map(atLength).join('\r\n')}\r\n\r\n${content}`);
}

/** A placeholder for a text too long to be printed with a failure. */
export function longText(length: number): string {
  return `«${length}»`;
}

function atLength(line: string): string {
  return line.replace(/«(\d+)»/, (_, length: string) => '9'.repeat(Number(length)));
}

function authorizationOf(world: World, { organization, credential }: FuzzRequest): string | undefined {
  const { key = '', revokedKey = '' } = world.organizations[organization] ?? {};
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  switch (credential) {
    case 'key':
      return basic(`${key}:`);
    case 'key with password':
      return basic(`${key}:päss:word`);
    case 'key in lower-case scheme':
      return basic(`${key}:`).replace('Basic', 'basic');
    case 'none':
      return undefined;
    case 'spent':
      return basic(`${world.spentKey}:`);
    case 'revoked':
      return basic(`${revokedKey}:`);
    case 'unknown':
      return basic(`${newApiKey()}:`);
    case 'no colon':
      return basic(key);
    case 'no padding':
      return basic(`${key}:1`).replace(/=+$/, '');
    case 'bearer':
      return `Bearer ${key}`;
    case 'not base64':
      return `Basic ${key}:`;
    case 'empty':
      return '';
    case 'digest':
      return 'Digest username="x", realm="api"';
  }
}
