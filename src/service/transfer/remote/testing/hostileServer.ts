import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A resource as the server sends it; tests may put anything into it. */
export type Item = Record<string, unknown> & { id: string | number; created_at: string };

/** The choices that the specification leaves to a server, each of which a client must survive. */
export interface Choices {
  workspaces: Item[];
  forms: Item[];
  responses: Record<string, Item[]>;
  /** The v1 detail and responses by form; undefined for a server without v1. */
  v1?: Record<string, { detail: unknown; responses: unknown[] }> | undefined;
  files: Item[];
  contents: Record<string, string | Buffer>;
  order: 'newest first' | 'oldest first' | 'none';
  bounds: 'strict' | 'inclusive';
  /** How the server treats a request with both bounds. */
  together: 'both' | 'before only' | 'refused';
  largestPage: number;
  hasMore: 'right' | 'missing' | 'true on a full page';
  v1PageSize: (requests: number) => number;
  /** Called first for every request; returns true if it has answered. */
  interfere?: (request: IncomingMessage, response: ServerResponse, count: number) => boolean;
}

export const key = 'cv_secretOfTheOtherSide';

export interface HostileServer {
  baseUrl: string;
  choices: Choices;
  requests: string[];
  close(): void;
}

export async function startHostileServer(given: Partial<Choices>): Promise<HostileServer> {
  const choices: Choices = {
    workspaces: [{ id: 'space1', name: 'Space', created_at: '2020-01-01T00:00:00.000Z' }],
    forms: [],
    responses: {},
    files: [],
    contents: {},
    order: 'newest first',
    bounds: 'strict',
    together: 'both',
    largestPage: 100,
    hasMore: 'right',
    v1PageSize: () => 10,
    ...given,
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (choices.interfere?.(request, response, requests.length)) return;
    const expected = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    if (request.headers.authorization !== expected) response.writeHead(401).end('go away');
    else send(response, found(choices, new URL(request.url ?? '', 'http://localhost'), requests.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    choices,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The answer to a request: a JSON value, bytes, 400, or undefined for 404. */
function found(choices: Choices, url: URL, count: number): unknown {
  const [, version, kind, id = '', rest] = url.pathname.split('/').map(decodeURIComponent);
  if (version === 'v1') return foundInV1(choices, kind, id, rest, url, count);
  if (version !== 'v2') return undefined;
  if (kind === undefined) return { organization_name: 'Elsewhere' };
  if (kind === 'files' && rest === 'content') {
    const content = choices.contents[id];
    return content === undefined ? undefined : Buffer.from(content);
  }
  if (kind === 'forms' && rest === 'responses') return listOf(choices, choices.responses[id] ?? [], url);
  if (kind === 'forms' && id !== '') return choices.forms.find((form) => String(form.id) === id);
  const isList = kind === 'workspaces' || kind === 'forms' || kind === 'files';
  return isList ? listOf(choices, choices[kind], url) : undefined;
}

function foundInV1(
  choices: Choices,
  kind: string | undefined,
  id: string,
  rest: string | undefined,
  url: URL,
  count: number,
): unknown {
  if (choices.v1 === undefined) return undefined;
  if (kind === undefined) return { organization_name: 'Elsewhere' };
  const form = choices.v1[id];
  if (rest === undefined || form === undefined) return form?.detail;
  const page = Number(url.searchParams.get('page') ?? 1);
  const size = choices.v1PageSize(count);
  const data = form.responses.slice((page - 1) * size, page * size);
  const hasMore = page * size < form.responses.length;
  return { type: 'responses', total: form.responses.length, page, hasMore, form_name: 'x', data };
}

function send(response: ServerResponse, value: unknown): void {
  if (value === undefined) response.writeHead(404).end('<h1>Nothing</h1>');
  else if (value === 400) response.writeHead(400).end('no');
  else if (value instanceof Buffer) response.end(value);
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function listOf(choices: Choices, items: Item[], url: URL): unknown {
  const limit = Math.min(Number(url.searchParams.get('limit') ?? 10), choices.largestPage);
  let after = url.searchParams.get('after');
  const before = url.searchParams.get('before');
  if (after !== null && before !== null) {
    if (choices.together === 'refused') return 400;
    if (choices.together === 'before only') after = null;
  }
  const slack = choices.bounds === 'strict' ? 0 : 1;
  const matching = items.filter(({ created_at }) => {
    const time = Date.parse(created_at);
    if (after !== null && time < Date.parse(after) + 1 - slack) return false;
    return before === null || time <= Date.parse(before) - 1 + slack;
  });
  if (choices.order === 'none') shuffle(matching);
  else {
    const sign = choices.order === 'newest first' ? -1 : 1;
    matching.sort((one, other) => sign * (Date.parse(one.created_at) - Date.parse(other.created_at)));
  }
  const data = matching.slice(0, limit);
  const more = choices.hasMore === 'right' ? matching.length > limit : data.length === limit;
  return choices.hasMore === 'missing' ? { data } : { has_more: more, data };
}

let seed = 7;

/** Shuffles reproducibly across runs, but differently for every request. */
function shuffle(items: unknown[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    seed = (seed * 48271) % 2147483647;
    const other = seed % (last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
}
