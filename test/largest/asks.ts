import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { writeFormFile } from '#form/schema/text/writeFormFile.ts';
import { everyRoute } from '#http/routes.ts';
import type { Estate } from '../app/matrix/estate.ts';
import { type Sample, samples } from '../app/matrix/samples.ts';
import { serviceSamples } from '../app/matrix/serviceSamples.ts';
import { type Asked, answers, definition, type LargestService } from './largestService.ts';

type Make = (largest: LargestService, estate: Estate) => Promise<Asked>;

const file = { name: 'The largest form', ...definition };
const changed = JSON.stringify({ ...definition, title: 'Another title' });
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
const refusedParts: Readonly<Record<string, (length: number) => string>> = {
  'unknown keys': (length) => `{${repeated((index) => `"k${index}":1`, length)}}`,
  'empty fields': (length) =>
    `{"format":2,"pages":[{"id":"page1","label":"","fields":[${repeated(() => '{}', length)}]}]}`,
  'empty lists': (length) => `{"format":2,"pages":[${repeated(() => '[]', length)}]}`,
  languages: (length) =>
    `{"format":2,"pages":[],"translations":{${repeated((index) => `"l${index}":{"x":1}`, length)}}}`,
};

/** The same part again and again, separated by commas. */
function repeated(part: (index: number) => string, length: number): string {
  const parts: string[] = [];
  for (let size = 0; size < length; size += (parts.at(-1)?.length ?? 0) + 1) parts.push(part(parts.length));
  return parts.join(',');
}

const refusedFiles = Object.values(refusedParts).map((text) => text(1_900_000));
const refusedBodies = Object.values(refusedParts).map((text) => text(4_900_000));

/** Requests with more than the samples of the matrix have: whole forms and whole answers. */
const larger: { readonly [Name in RouteName]?: readonly ((estate: Estate) => Sample)[] } = {
  saveDraft: [
    ({ organization, form }) => ({
      params: { organization, form },
      body: { revision: 1, definition: JSON.parse(changed) },
    }),
    ...refusedBodies.map(
      (text) =>
        ({ organization, form }: Estate): Sample => ({
          params: { organization, form },
          body: { revision: 1, definition: JSON.parse(text) },
        }),
    ),
  ],
  createForm: [
    ({ organization, workspace }) => ({
      params: { organization },
      body: { workspace, name: 'Copied', definition },
    }),
    ({ organization, workspace }) => ({
      params: { organization },
      body: { workspace, file: { kind: 'json', text: JSON.stringify(file) } },
    }),
    ({ organization, workspace }) => ({
      params: { organization },
      body: { workspace, file: { kind: 'yaml', text: yaml } },
    }),
    ...refusedFiles.map(
      (text) =>
        ({ organization, workspace }: Estate): Sample => ({
          params: { organization },
          body: { workspace, file: { kind: 'json', text } },
        }),
    ),
    ...refusedBodies.map(
      (text) =>
        ({ organization, workspace }: Estate): Sample => ({
          params: { organization },
          body: { workspace, name: 'Refused', definition: JSON.parse(text) },
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
  exportResponses: ['csv', 'xlsx', 'jsonl', 'parquet', 'spss'].map(
    (format) =>
      ({ organization, form }: Estate) => ({ params: { organization, form }, query: { format } }),
  ),
};

const yaml = writeFormFile(file as Parameters<typeof writeFormFile>[0], 'yaml');

/** Requests of visitors and programs, by the row of the table. */
const largerService: Readonly<Record<string, readonly Make[]>> = {
  'PUT /forms-api/forms/:form': [
    async (largest, estate) => {
      const { writingKey } = await largest.world(estate);
      const headers = { ...json, Authorization: basic(writingKey) };
      return { method: 'PUT', path: '/forms-api/forms/written1', headers, body: JSON.stringify(file) };
    },
    async (largest, estate) => {
      const { writingKey } = await largest.world(estate);
      const headers = { ...json, Authorization: basic(writingKey) };
      const body = JSON.stringify({ ...file, title: 'Another title' });
      return { method: 'PUT', path: `/forms-api/forms/${estate.form}`, headers, body };
    },
    ...refusedBodies.map(
      (body): Make =>
        async (largest, estate) => {
          const { writingKey } = await largest.world(estate);
          const headers = { ...json, Authorization: basic(writingKey) };
          return { method: 'PUT', path: '/forms-api/forms/written1', headers, body };
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

function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/** Every route of the table with its requests, by name. A route without one is an error. */
export async function everyAsk(): Promise<readonly { readonly name: string; readonly make: Make }[]> {
  const rows = (await everyRoute()).filter(
    ({ pattern, access }) => !(isRole(access) && pattern.startsWith('/app/api/')),
  );
  const ofService = rows.flatMap((row) => {
    const methods = row.methods === 'any' ? 'any' : row.methods.join(',');
    const key = `${methods} ${row.pattern}`;
    const sample = serviceSamples[key];
    if (sample === undefined) throw new Error(`no sample of ${key}`);
    const usual: Make = async (largest, estate) => {
      const world = await largest.world(estate);
      const made = await sample(world);
      const { headers = made.headers, body = made.body } = made.entitled ?? made;
      const key = row.access === 'api key' ? { Authorization: basic(world.key) } : {};
      const method = row.methods === 'any' ? 'GET' : (row.methods[0] ?? 'GET');
      return { method, path: made.path, headers: { ...headers, ...key }, body };
    };
    return [usual, ...(largerService[key] ?? [])].map((make, index) => ({ name: named(key, index), make }));
  });
  const ofApp = (Object.keys(appRoutes) as RouteName[]).flatMap((route) =>
    [samples[route] as (estate: Estate) => Sample, ...(larger[route] ?? [])].map((sample, index) => ({
      name: named(route, index),
      make: call(route, sample),
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

function call(name: RouteName, sample: (estate: Estate) => Sample): Make {
  return async (largest, estate) => {
    const route: AppRoute = appRoutes[name];
    const { params = {}, body, query = {} } = sample(estate);
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
    };
  };
}
