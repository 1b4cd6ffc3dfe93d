import type { z } from 'zod';
import { type EndpointName, paths } from './paths.ts';
import * as v1 from './v1.ts';
import * as v2 from './v2.ts';

/** A query parameter that an endpoint reads; others are ignored. */
type QueryParameter = 'limit' | 'before' | 'after' | 'page';

export interface Endpoint {
  /** `:id` matches one path segment. */
  path: string;
  name: EndpointName;
  summary: string;
  query: readonly QueryParameter[];
  /** The schema of a 200 response; 'content' for the bytes of a file. */
  answer: z.ZodType | 'content';
}

const window = ['limit', 'before', 'after'] as const;

/** The whole read-only API, for the OpenAPI document and the tests. The router reads only `paths.ts`. */
export const endpoints = [
  { path: paths['v1.ping'], name: 'v1.ping', summary: 'Check a key', query: [], answer: v2.pingResult },
  {
    path: paths['v1.forms'],
    name: 'v1.forms',
    summary: 'List forms',
    query: ['page'],
    answer: v1.v1FormList,
  },
  { path: paths['v1.form'], name: 'v1.form', summary: 'Get a form', query: [], answer: v1.v1FormDetail },
  {
    path: paths['v1.responses'],
    name: 'v1.responses',
    summary: 'List the responses of a form',
    query: ['page'],
    answer: v1.v1ResponseList,
  },
  { path: paths['v2.ping'], name: 'v2.ping', summary: 'Check a key', query: [], answer: v2.pingResult },
  {
    path: paths['v2.workspaces'],
    name: 'v2.workspaces',
    summary: 'List workspaces',
    query: window,
    answer: v2.workspaceList,
  },
  { path: paths['v2.forms'], name: 'v2.forms', summary: 'List forms', query: window, answer: v2.formList },
  { path: paths['v2.form'], name: 'v2.form', summary: 'Get a form', query: [], answer: v2.formDetail },
  {
    path: paths['v2.responses'],
    name: 'v2.responses',
    summary: 'List the live responses of a form',
    query: window,
    answer: v2.responseList,
  },
  { path: paths['v2.files'], name: 'v2.files', summary: 'List files', query: window, answer: v2.fileList },
  {
    path: paths['v2.fileContent'],
    name: 'v2.fileContent',
    summary: 'Download a file',
    query: [],
    answer: 'content',
  },
] as const satisfies readonly Endpoint[];
