import { readPaths } from '#contract/openapi/testing/readPaths.ts';
import type { FuzzRequest } from './request.ts';
import type { World } from './world.ts';

/** One request for each documented answer, so that even a short run reaches all of them. */
export function directedRequests(world: World): FuzzRequest[] {
  const { formIds: [form = ''] = [], files: [file] = [] } = world.organizations[0] ?? {};
  const ask = (target: string, more: Partial<FuzzRequest> = {}): FuzzRequest => ({
    method: 'GET',
    target,
    version: '1.1',
    organization: 0,
    credential: 'key',
    hosts: ['localhost'],
    headers: [],
    body: { kind: 'none' },
    ...more,
  });
  const good = (path: string) =>
    path.replace('{id}', encodeURIComponent(path.includes('/files/') ? (file?.id ?? '') : form));
  const endpoints = [...readPaths(world.document).keys()];
  const content = good('/v2/files/{id}/content');
  return [
    ...endpoints.flatMap((path) => [
      ask(good(path)),
      ask(good(path), { method: 'HEAD' }),
      ask(good(path), { credential: 'none' }),
      ask(good(path), { credential: 'spent' }),
      ask(good(path), { method: 'POST' }),
    ]),
    ...endpoints.filter((path) => path.includes('{id}')).map((path) => ask(path.replace('{id}', 'nothing0'))),
    ask(content, { headers: [['Range', 'bytes=0-0']] }),
    ask(content, { headers: [['Range', 'bytes=99999999-']] }),
    ask(content, { headers: [['If-None-Match', file?.etag ?? '']] }),
    ask(`${good('/v2/forms/{id}/responses')}?limit=0`),
    ask('/v1/forms?page=0'),
    ask('/v2/nothing'),
    ask('/v1/nothing', { credential: 'none' }),
    ask('/v2/forms', { method: 'DELETE', body: { kind: 'chunked', size: 70_000 } }),
    ask('/v2/forms?x=«9000»'),
    ask('/v2/forms', { headers: [['X-Large', '«17000»']] }),
  ];
}
