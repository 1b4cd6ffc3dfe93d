import { createHmac, randomUUID } from 'node:crypto';
import { fileIds } from '../../api/sampleFiles.ts';
import { uploaderTo } from '../../upload/uploader.ts';

/** The ids that the samples use. */
export interface ServiceWorld {
  readonly url: string;
  /** A form of the API's sample, with responses. */
  readonly form: string;
  /** A form with {@link password}, files, drafts, unfinished answers and one response per browser. */
  readonly locked: string;
  readonly password: string;
  /** The name of a built file. */
  readonly asset: string;
  readonly logo: string;
  readonly metricsToken: string;
  readonly stripeSecret: string;
  /** A key that may write forms. */
  readonly writingKey: string;
}

interface Request {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request to one row of the route table, and the statuses for callers who may and who may not make it. */
export interface ServiceSample extends Request {
  readonly path: string;
  readonly served: number;
  /** The status for callers without `entitled`; by default everybody is served. */
  readonly refused?: number;
  /** The request of an entitled actor: with a password, a ticket, a token or a signature. */
  readonly entitled?: Request;
  /** A text that only served callers may see. */
  readonly secret?: string;
}

type Make = (world: ServiceWorld) => ServiceSample | Promise<ServiceSample>;

export const question = 'A question behind the password';

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const json = { 'Content-Type': 'application/json' };
const withKey =
  (path: string, served = 200): Make =>
  () => ({ path, served, refused: 401 });
const open =
  (path: string | ((world: ServiceWorld) => string), served = 200): Make =>
  (world) => ({ path: typeof path === 'string' ? path : path(world), served });
const nothing =
  (path: string): Make =>
  (world) => ({ path: `/f/${world.locked}${path}`, served: 404 });

/** The same address with two more slashes at its end, and a path below it. */
const alsoBelow = (key: string, pattern: string, make: Make): Record<string, Make> => ({
  [`${key} ${pattern}`]: make,
  [`${key} ${pattern}/`]: async (world) => {
    const sample = await make(world);
    return { ...sample, path: `${sample.path}//` };
  },
  [`any ${pattern}/*`]: async (world) => {
    const { path } = await make(world);
    return { path: `${path}/x/y`, served: 404 };
  },
});

const onUpload =
  (served: number, request: Request = {}): Make =>
  async ({ url, locked, password }) => {
    const upload = { field: 'field2', name: 'a.txt', size: 3, password };
    const { body } = await uploaderTo(url, locked).begin(upload);
    const ticket = { 'Upload-Ticket': body.ticket };
    const headers = { ...request.headers };
    return {
      ...request,
      path: `/f/${locked}/files/${body.id}`,
      served,
      refused: 403,
      entitled: { headers: { ...headers, ...ticket } },
    };
  };

/**
 * One per row of the route table outside `/app/api`, by methods and pattern. A row without a sample fails the matrix.
 */
export const serviceSamples: Readonly<Record<string, Make>> = {
  'GET /healthz': open('/healthz'),
  'GET /readyz': open('/readyz'),
  'GET /metrics': ({ metricsToken }) => ({
    path: '/metrics',
    // Simulates a proxy, because requests from this machine need no token.
    headers: { 'X-Forwarded-For': '192.0.2.1' },
    served: 200,
    refused: 404,
    entitled: { headers: { 'X-Forwarded-For': '192.0.2.1', Authorization: `Bearer ${metricsToken}` } },
  }),
  'GET /favicon.ico': open('/favicon.ico'),
  'GET /robots.txt': open('/robots.txt'),
  'GET /.well-known/security.txt': open('/.well-known/security.txt'),
  // A form has keys from its first webhook on.
  'GET /.well-known/webhooks/:form': open(({ form }) => `/.well-known/webhooks/${form}`, 404),
  'GET /embed.js': open('/embed.js'),
  'GET /': open('/', 302),
  'GET /brand/*': open(({ logo }) => logo),
  'GET /assets/*': open(({ asset }) => `/assets/${asset}`),
  'GET /preview': open('/preview'),
  'GET /docs': open('/docs'),
  'GET /docs/reachable': open('/docs/reachable'),
  'GET /openapi.json': open('/openapi.json'),
  'GET /schema/form.json': open('/schema/form.json'),

  'PUT /forms-api/forms/:form': ({ writingKey }) => {
    const headers = { ...json, Authorization: `Basic ${Buffer.from(`${writingKey}:`).toString('base64')}` };
    const body = JSON.stringify({
      name: 'Written',
      fields: [{ id: 'field1', type: 'comment', label: 'Why' }],
    });
    return {
      path: '/forms-api/forms/written1',
      headers: json,
      body,
      served: 201,
      refused: 401,
      entitled: { headers, body },
    };
  },
  'GET /v1': withKey('/v1'),
  'GET /v1/forms': withKey('/v1/forms'),
  'GET /v1/form/:id': ({ form }) => ({ path: `/v1/form/${form}`, served: 200, refused: 401 }),
  'GET /v1/form/:id/responses': ({ form }) => ({
    path: `/v1/form/${form}/responses`,
    served: 200,
    refused: 401,
  }),
  'GET /v2': withKey('/v2'),
  'GET /v2/workspaces': withKey('/v2/workspaces'),
  'GET /v2/forms': withKey('/v2/forms'),
  'GET /v2/forms/:id': ({ form }) => ({ path: `/v2/forms/${form}`, served: 200, refused: 401 }),
  'GET /v2/forms/:id/responses': ({ form }) => ({
    path: `/v2/forms/${form}/responses`,
    served: 200,
    refused: 401,
  }),
  'GET /v2/files': withKey('/v2/files'),
  'GET /v2/files/:id/content': withKey(`/v2/files/${fileIds.large}/content`),
  'any /v1/*': withKey('/v1/nothing', 404),
  'any /v2/*': withKey('/v2/nothing', 404),

  'GET /app': open('/app'),
  'GET /app/*': open('/app/o/acme/forms'),
  'GET /setup/:secret': open('/setup/secret'),
  'GET /join/:secret': open('/join/secret'),
  'GET /reset/:secret': open('/reset/secret'),
  'GET /confirm-email/:secret': open('/confirm-email/secret'),
  'any /app/api': open('/app/api', 404),
  'any /app/api/*': open('/app/api/nothing', 404),

  'GET /f/:form/paid': open(({ locked }) => `/f/${locked}/paid`, 404),
  'POST /stripe/webhook': ({ stripeSecret }) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'other', data: { object: {} } });
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', stripeSecret).update(`${time}.${body}`).digest('hex');
    const signed = { ...json, 'Stripe-Signature': `t=${time},v1=${signature}` };
    return {
      path: '/stripe/webhook',
      body,
      headers: json,
      served: 200,
      refused: 400,
      entitled: { headers: signed },
    };
  },

  // Without the password, the response is a page that asks for it instead of the form.
  'GET /f/:form': ({ locked }) => ({ path: `/f/${locked}`, served: 200, refused: 200, secret: question }),
  'POST /f/:form': ({ locked, password }) => ({
    path: `/f/${locked}`,
    headers: urlencoded,
    body: 'x=1',
    served: 200,
    refused: 200,
    entitled: { headers: urlencoded, body: new URLSearchParams({ _password: password }).toString() },
    secret: question,
  }),
  ...alsoBelow('POST', '/f/:form/answered', ({ locked, password }) => ({
    path: `/f/${locked}/answered`,
    headers: urlencoded,
    body: 'x=1',
    served: 200,
    refused: 403,
    entitled: { headers: urlencoded, body: new URLSearchParams({ _password: password }).toString() },
  })),
  ...alsoBelow('POST', '/f/:form/drafts', ({ locked, password }) => ({
    path: `/f/${locked}/drafts`,
    headers: urlencoded,
    body: 'field1=x',
    served: 201,
    refused: 403,
    entitled: {
      headers: urlencoded,
      body: new URLSearchParams({ field1: 'x', _password: password }).toString(),
    },
  })),
  // Without its secret, a link to change answers is as unknown as any other address.
  'GET /f/:form/edit/:secret': nothing(`/edit/${'A'.repeat(64)}`),
  'POST /f/:form/edit/:secret': ({ locked }) => ({
    path: `/f/${locked}/edit/${'A'.repeat(64)}`,
    headers: urlencoded,
    body: 'field1=x',
    served: 404,
  }),
  ...alsoBelow('POST', '/f/:form/partials', ({ locked, password }) => ({
    path: `/f/${locked}/partials`,
    headers: urlencoded,
    body: 'field1=x',
    served: 204,
    refused: 403,
    entitled: {
      headers: urlencoded,
      body: new URLSearchParams({ field1: 'x', _password: password }).toString(),
    },
  })),
  // Without its token a preview is as unknown as any other address.
  'GET /f/:form/preview': nothing('/preview'),
  'POST /f/:form/preview': (world) => ({
    path: `/f/${world.locked}/preview?token=1.x`,
    headers: urlencoded,
    body: 'field1=x',
    served: 404,
  }),
  'POST /f/:form/preview/visits': ({ locked }) => ({
    path: `/f/${locked}/preview/visits`,
    body: '{}',
    served: 204,
  }),
  'GET /f/:form/preview/state': nothing('/preview/state'),
  ...alsoBelow('POST', '/f/:form/visits', ({ locked }) => ({
    path: `/f/${locked}/visits`,
    body: '{"event":"start"}',
    served: 204,
  })),
  // The sample form has a password, so its picture is not shown.
  ...alsoBelow('GET', '/f/:form/picture', ({ locked }) => ({ path: `/f/${locked}/picture`, served: 404 })),
  ...alsoBelow('GET', '/f/:form/qr.svg', ({ locked }) => ({ path: `/f/${locked}/qr.svg`, served: 200 })),
  ...alsoBelow('GET', '/f/:form/qr.png', ({ locked }) => ({ path: `/f/${locked}/qr.png`, served: 200 })),
  ...alsoBelow('POST', '/f/:form/files', ({ locked, password }) => {
    const upload = { field: 'field2', name: 'a.txt', size: 3 };
    const entitled = { headers: json, body: JSON.stringify({ ...upload, password }) };
    return {
      path: `/f/${locked}/files`,
      headers: json,
      body: JSON.stringify(upload),
      served: 201,
      refused: 403,
      entitled,
    };
  }),
  'GET /f/:form/files/:file': onUpload(200),
  'PUT /f/:form/files/:file': onUpload(201, { body: 'abc', headers: { 'Content-Range': 'bytes 0-2/3' } }),
  'DELETE /f/:form/files/:file': onUpload(204),
  'any /f/:form/*': nothing('/other'),
  'any /f/:form/': nothing('//'),
  'GET /templates/:template': () => ({ path: '/templates/contact', served: 200 }),
  'GET /oembed': ({ url, form }) => ({
    path: `/oembed?url=${encodeURIComponent(`${url}/f/${form}`)}`,
    served: 404,
  }),
  'any /*': open(`/nothing/${randomUUID()}`, 404),
};
