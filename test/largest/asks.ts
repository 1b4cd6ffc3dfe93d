import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { everyRoute } from '#http/routes.ts';
import type { Estate } from '../app/matrix/estate.ts';
import { type Sample, samples } from '../app/matrix/samples.ts';
import { serviceSamples } from '../app/matrix/serviceSamples.ts';
import { isFullRun } from '../support/fullRun.ts';
import { randomNumbers } from '../support/randomNumbers.ts';
import { acceptedFiles, wholeFiles } from './largestFile.ts';
import { type Asked, answers, definition, type LargestService } from './largestService.ts';
import { isAside, isWithoutForms, servesForms } from './routesOfForms.ts';

type Make = (largest: LargestService, estate: Estate) => Promise<Asked>;

const file = { name: 'The largest form', ...definition };
const kinds = ['json', 'yaml'] as const;
const json = { 'Content-Type': 'application/json' };
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

function encoded(more: Readonly<Record<string, string>> = {}): string {
  const body = new URLSearchParams();
  for (const [id, values] of answers) for (const value of values) body.append(id, value);
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  return body.toString();
}

/**
 * Files and documents that are refused, each as long as the body may be: nothing is known of them before they are read, so they must
 * cost the main thread no more than those that are taken.
 */
const refusedParts: readonly Refused[] = [
  {
    // Unknown keys.
    textOf: (length) => `{${repeated((index) => `"k${index}":1`, length)}}`,
    ends: 'field_invalid',
  },
  {
    // Empty fields.
    textOf: (length) =>
      `{"format":2,"pages":[{"id":"page1","label":"","fields":[${repeated(() => '{}', length)}]}]}`,
    ends: 'form_too_large',
  },
  {
    // Empty lists.
    textOf: (length) => `{"format":2,"pages":[${repeated(() => '[]', length)}]}`,
    ends: 'field_invalid',
  },
  {
    // Languages that are none.
    textOf: (length) =>
      `{"format":2,"pages":[],"translations":{${repeated((index) => `"l${index}":{"x":1}`, length)}}}`,
    ends: 'field_invalid',
  },
];

/** Each of the three routes that take forms gets another one, and all in full runs. */
function refusedOf(route: keyof typeof refusedUsually): readonly Refused[] {
  return isFullRun ? refusedParts : refusedParts.filter((_, index) => index === refusedUsually[route]);
}

const refusedUsually = { saveDraft: 3, createForm: 0, 'PUT /forms-api/forms/:form': 1 };

interface Refused {
  textOf(length: number): string;
  /** The problem of the document. A file has one problem for whatever is wrong with it. */
  readonly ends: string;
}

/** The same part again and again, separated by commas. */
function repeated(part: (index: number) => string, length: number): string {
  const parts: string[] = [];
  for (let size = 0; size < length; size += (parts.at(-1)?.length ?? 0) + 1) parts.push(part(parts.length));
  return parts.join(',');
}

const fileLength = 1_900_000;
const bodyLength = 4_900_000;

/** Requests with more than the samples of the matrix have: whole forms and whole answers. */
const larger: { readonly [Name in RouteName]?: readonly ((estate: Estate) => Sample)[] } = {
  saveDraft: [
    ({ organization, form }) => ({
      params: { organization, form },
      body: { revision: 1, definition: { ...definition, title: 'Another title' } },
    }),
    ...refusedOf('saveDraft').map(
      ({ textOf, ends }) =>
        ({ organization, form }: Estate): Sample => ({
          params: { organization, form },
          body: Buffer.from(`{"revision":1,"definition":${textOf(bodyLength)}}`),
          ends,
        }),
    ),
  ],
  createForm: [
    ({ organization, workspace }) => ({
      params: { organization },
      body: { workspace, name: 'Copied', definition },
    }),
    ...kinds.map(
      (kind) =>
        ({ organization, workspace }: Estate): Sample => ({
          params: { organization },
          body: { workspace, file: { kind, text: acceptedFiles[kind]() } },
        }),
    ),
    ...(isFullRun ? kinds : kinds.slice(0, 1)).map(
      (kind) =>
        ({ organization, workspace }: Estate): Sample => ({
          params: { organization },
          body: { workspace, file: { kind, text: wholeFiles[kind]() } },
          // Longer than a text may be.
          ends: 'field_invalid',
        }),
    ),
    ...refusedOf('createForm').map(
      ({ textOf }) =>
        ({ organization, workspace }: Estate): Sample => ({
          params: { organization },
          body: { workspace, file: { kind: 'json', text: textOf(fileLength) } },
          ends: 'form_file_invalid',
        }),
    ),
    ...refusedOf('createForm').map(
      ({ textOf, ends }) =>
        ({ organization, workspace }: Estate): Sample => ({
          params: { organization },
          body: Buffer.from(
            `{"workspace":${JSON.stringify(workspace)},"name":"Refused","definition":${textOf(bodyLength)}}`,
          ),
          ends,
        }),
    ),
  ],
  formVersion: [({ organization, form }) => ({ params: { organization, form, version: '2' } })],
  response: [({ organization, form, response }) => ({ params: { organization, form, response } })],
  responseNeighbours: [({ organization, form, response }) => ({ params: { organization, form, response } })],
  responsePdf: [({ organization, form, response }) => ({ params: { organization, form, response } })],
  responsesById: [
    ({ organization, form, response }) => ({ params: { organization, form }, query: { ids: response } }),
  ],
  editResponse: [
    ({ organization, form, response, updatedAt }) => ({
      params: { organization, form, response },
      body: { updated_at: updatedAt, answers: { field4: 'Anna' } },
    }),
  ],
  exportResponses: ['csv', 'xlsx', 'jsonl', 'parquet', 'sav'].map(
    (format) =>
      ({ organization, form }: Estate) => ({ params: { organization, form }, query: { format } }),
  ),
};

/** Requests of visitors and programs, by the row of the table. */
const largerService: Readonly<Record<string, readonly Make[]>> = {
  'PUT /forms-api/forms/:form': [
    async (largest, estate) => {
      const { writingKey } = await largest.world(estate);
      const headers = { ...json, Authorization: basic(writingKey) };
      const body = JSON.stringify({ ...file, workspace: estate.workspace });
      return { method: 'PUT', path: '/forms-api/forms/written1', headers, body };
    },
    async (largest, estate) => {
      const { writingKey } = await largest.world(estate);
      const headers = { ...json, Authorization: basic(writingKey) };
      const body = JSON.stringify({ ...file, title: 'Another title' });
      return { method: 'PUT', path: `/forms-api/forms/${estate.form}`, headers, body };
    },
    ...refusedOf('PUT /forms-api/forms/:form').map(
      ({ textOf }): Make =>
        async (largest, estate) => {
          const { writingKey } = await largest.world(estate);
          const headers = { ...json, Authorization: basic(writingKey) };
          const path = '/forms-api/forms/written1';
          return { method: 'PUT', path, headers, body: textOf(bodyLength), ends: 'form_invalid' };
        },
    ),
  ],
  'POST /f/:form': [
    async (_largest, { form }) => ({
      method: 'POST',
      path: `/f/${form}`,
      headers: urlencoded,
      body: encoded(),
    }),
    async (_largest, { form }) => ({
      method: 'POST',
      path: `/f/${form}`,
      headers: urlencoded,
      body: encoded({ field1: 'no option' }),
    }),
  ],
  'GET /f/:form': [
    async (_largest, { form }) => ({
      method: 'GET',
      path: `/f/${form}?lang=de`,
      headers: { 'Accept-Encoding': 'gzip' },
    }),
    async (_largest, { form }) => ({ method: 'GET', path: `/f/${form}?field1=o2` }),
  ],
  'POST /f/:form/drafts': [
    async (_largest, { form }) => ({
      method: 'POST',
      path: `/f/${form}/drafts`,
      headers: urlencoded,
      body: encoded(),
    }),
  ],
  'POST /f/:form/answered': [
    async (_largest, { form }) => ({
      method: 'POST',
      path: `/f/${form}/answered`,
      headers: urlencoded,
      body: encoded(),
      // Only the browser and the password are asked for.
      ends: 'body_too_large',
    }),
  ],
  'POST /f/:form/partials': [
    async (_largest, { form }) => ({
      method: 'POST',
      path: `/f/${form}/partials`,
      headers: urlencoded,
      body: encoded(),
    }),
  ],
  'GET /f/:form/preview': [
    async (largest, estate) => ({ method: 'GET', path: (await largest.world(estate)).preview }),
  ],
  'GET /f/:form/preview/state': [
    async (largest, estate) => ({
      method: 'GET',
      path: (await largest.world(estate)).preview.replace('/preview?', '/preview/state?'),
    }),
  ],
  'POST /f/:form/preview': [
    async (largest, estate) => ({
      method: 'POST',
      path: (await largest.world(estate)).preview,
      headers: urlencoded,
      body: encoded({ field1: 'no option' }),
    }),
  ],
};

/** Samples that end otherwise here, because an estate has less than the service of the matrix, or more. */
const otherEnds: Readonly<Record<string, string>> = {
  'GET /.well-known/security.txt': 'not_found',
  'GET /brand/*': 'not_found',
  'GET /assets/*': 'not_found',
  'GET /v2/files/:id/content': 'not_found',
  // An estate has several workspaces.
  'PUT /forms-api/forms/:form': 'workspace_unknown',
  deleteAccount: 'last_owner',
  leaveOrganization: 'last_owner',
  // The answers to a form that the largest replaced.
  editResponse: 'answers_refused',
};

function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/** Of each way to read, write, show or send a form, the request that takes longest. */
const dearest: ReadonlySet<string> = new Set([
  'form',
  'saveDraft (1)',
  'saveDraft (2)',
  'createForm (2)',
  'publishForm',
  'duplicateForm',
  'formVersion (1)',
  'responseAnswers',
  'editResponse (1)',
  'exportResponses',
  'previewMailAction',
  'GET /f/:form (1)',
  'GET /f/:form/preview (1)',
  'POST /f/:form (1)',
  'POST /f/:form/drafts',
  'GET /v1/form/:id/responses',
  'GET /v2/forms/:id',
]);

/** Of the other requests, usual runs make one in so many, drawn anew each time. */
const drawnOf = 6;

export interface Ask {
  readonly name: string;
  readonly make: Make;
}

/** The requests of a run: all in full runs, otherwise the dearest requests and some of the others. */
export async function chosenAsks(seed: number): Promise<readonly Ask[]> {
  const all = await everyAsk();
  const names = new Set(all.map(({ name }) => name));
  const unknown = [...dearest].filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`no request is named ${unknown.join(', ')}`);
  const random = randomNumbers(seed);
  return all.filter(({ name }) => isFullRun || dearest.has(name) || random() * drawnOf < 1);
}

/**
 * The routes of the table with their requests, by name. A route without one is an error. Only full runs ask those that read no form, which
 * take a few milliseconds whatever forms there are.
 */
async function everyAsk(): Promise<readonly Ask[]> {
  const rows = (await everyRoute()).filter(
    ({ pattern, access }) => !(isRole(access) && pattern.startsWith('/app/api/')),
  );
  const ofService = rows.flatMap((row) => {
    const methods = row.methods === 'any' ? 'any' : row.methods.join(',');
    const name = `${methods} ${row.pattern}`;
    const sample = serviceSamples[name];
    if (sample === undefined) throw new Error(`no sample of ${name}`);
    const usual: Make = async (largest, estate) => {
      const world = await largest.world(estate);
      const made = await sample(world);
      const { headers = made.headers, body = made.body } = made.entitled ?? made;
      const key = row.access === 'api key' ? { Authorization: basic(world.key) } : {};
      const method = row.methods === 'any' ? 'GET' : (row.methods[0] ?? 'GET');
      const ends = made.served < 400 ? otherEnds[name] : (otherEnds[name] ?? String(made.served));
      return { method, path: made.path, headers: { ...headers, ...key }, body, ends };
    };
    if (!isFullRun && (!servesForms(row.pattern) || isAside(row.pattern))) return [];
    return [usual, ...(largerService[name] ?? [])].map((make, index) => ({ name: named(name, index), make }));
  });
  const routes = (Object.keys(appRoutes) as RouteName[]).filter(
    (route) => isFullRun || !(isWithoutForms(appRoutes[route].path) || isAside(appRoutes[route].path)),
  );
  const ofApp = routes.flatMap((route) =>
    [samples[route] as (estate: Estate) => Sample, ...(larger[route] ?? [])].map((sample, index) => ({
      name: named(route, index),
      make: call(route, sample, index === 0 ? otherEnds[route] : undefined),
    })),
  );
  return [...ofService, ...ofApp];
}

function named(name: string, index: number): string {
  return index === 0 ? name : `${name} (${index})`;
}

function isRole(access: string): boolean {
  return ['anyone', 'user', 'member', 'admin', 'owner'].includes(access);
}

function call(name: RouteName, sample: (estate: Estate) => Sample, otherwise: string | undefined): Make {
  return async (largest, estate) => {
    const route: AppRoute = appRoutes[name];
    const { params = {}, body, query = {}, ends } = sample(estate);
    const search = new URLSearchParams(query).toString();
    const path = route.path.replace(/:(\w+)/g, (_all, part: string) =>
      encodeURIComponent(params[part] ?? ''),
    );
    const content = body === undefined ? undefined : body instanceof Uint8Array ? body : JSON.stringify(body);
    return {
      method: route.method,
      path: `/app/api${path}${search === '' ? '' : `?${search}`}`,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        Cookie: await largest.cookieOf(estate.owner),
        ...(content === undefined ? {} : json),
      },
      body: content,
      endless: route.answer === 'events',
      ends: otherwise ?? ends,
    };
  };
}
