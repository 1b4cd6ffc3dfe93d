import type { Endpoint } from '../endpoints.ts';
import type { Example, Parameter, Reference } from './document.ts';

const instantRules =
  'A date (`2026-01-31`, midnight UTC) or an ISO 8601 date-time; without an offset it is UTC. ' +
  'An item created exactly then is left out.';

const times: Record<string, Example> = {
  day: { summary: 'A date', value: '2026-01-31' },
  instant: { summary: 'A date-time', value: '2026-01-31T09:30:00.000Z' },
  offset: { summary: 'With an offset', value: '2026-01-31T11:30:00+02:00' },
};

function query(name: string, description: string, rest: Pick<Parameter, 'schema' | 'examples'>): Parameter {
  return { name, in: 'query', required: false, description, ...rest };
}

function header(name: string, description: string, example: string): Parameter {
  const schema = { type: 'string', examples: [example] };
  return { name, in: 'header', required: false, description, schema };
}

/** Each parameter once; the keys are those of `Endpoint.query`, plus a few for files only. */
export const parameters = {
  limit: query('limit', 'How many items to return. A value above 100 is answered as 100.', {
    schema: { type: 'integer', minimum: 1, default: 10 },
  }),
  before: query('before', `Only items created before this time. ${instantRules}`, {
    schema: { type: 'string', minLength: 1 },
    examples: times,
  }),
  after: query('after', `Only items created after this time. ${instantRules}`, {
    schema: { type: 'string', minLength: 1 },
    examples: times,
  }),
  page: query('page', 'Which page to return, of 10 items each. A page past the end is empty.', {
    schema: { type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 },
  }),
  expires: query('expires', 'Part of a signed link: when it ends, in Unix seconds.', {
    schema: { type: 'integer', format: 'int64', minimum: 0 },
  }),
  signature: query('signature', 'Part of a signed link: proof that we made it.', {
    schema: { type: 'string' },
  }),
  range: header(
    'Range',
    'One range of bytes. Several ranges, other units and malformed ones are ignored.',
    'bytes=0-1023',
  ),
  ifNoneMatch: header(
    'If-None-Match',
    'The ETag that you have; 304 when it still holds.',
    '"9f86d081884c7d65"',
  ),
  ifRange: header(
    'If-Range',
    'Answer the range only if this ETag still holds, else the whole file.',
    '"9f86d081884c7d65"',
  ),
  formId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of the form, from the list of forms.',
    schema: { type: 'string', examples: ['k3x9m2ab'] },
  },
  fileId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of the file, from the list of files or from an answer.',
    schema: { type: 'string', format: 'uuid', examples: ['5b0c7c1e-8f4d-4c55-9a3e-2d1f0b6a7c88'] },
  },
  formAddress: {
    name: 'form',
    in: 'path',
    required: true,
    description: 'Id of the form, or its readable address.',
    schema: { type: 'string', examples: ['k3x9m2ab'] },
  },
  uploadId: {
    name: 'upload',
    in: 'path',
    required: true,
    description: 'Id of the upload, as it was given when it began.',
    schema: { type: 'string', format: 'uuid', examples: ['5b0c7c1e-8f4d-4c55-9a3e-2d1f0b6a7c88'] },
  },
  testMode: query(
    'test',
    '`true` for a test response: it is in no list, and dates, limits and quotas do not count.',
    {
      schema: { type: 'boolean', default: false },
    },
  ),
  language: query(
    'lang',
    'The language of messages; otherwise `Accept-Language` decides among those of the form.',
    {
      schema: { type: 'string', examples: ['de'] },
    },
  ),
  personalKey: query('key', 'Of a personal link, where the form is answered by such links.', {
    schema: { type: 'string' },
  }),
  uploadField: query('field', 'Id of the field, where the body is the file.', {
    schema: { type: 'string', examples: ['field5'] },
  }),
  uploadName: query('name', 'Name of the file, where the body is the file.', {
    schema: { type: 'string', examples: ['portfolio.pdf'] },
  }),
  pageTicket: header(
    'Upload-Ticket',
    "The ticket of the form's page; programs have none.",
    '1769851800000.Qm9va2JpbmRpbmc',
  ),
  pagePass: header(
    'Upload-Pass',
    "The pass of the form's page, where the form asks for a password and the body is the file.",
    '1769938200000.c2VzYW1lb3Blbg',
  ),
  uploadTicket: {
    name: 'Upload-Ticket',
    in: 'header',
    required: true,
    description: 'The ticket that was given when the upload began.',
    schema: { type: 'string', examples: ['field5.qL2mC0b9hVh1T3yJ8Zb2kQ'] },
  },
  writtenForm: {
    name: 'form',
    in: 'path',
    required: true,
    description: 'Id of the form: eight lowercase letters or digits for a new one.',
    schema: { type: 'string', examples: ['k3x9m2ab'] },
  },
  ifMatch: header('If-Match', 'The revision that the draft must have; another one is a 409.', '"3"'),
  webhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description:
      'The same in every attempt of a delivery. Keep the ids of the last days and skip those you know.',
    schema: { type: 'string', format: 'uuid', examples: ['019a8f3e-7c00-7000-9d3b-0f6a1c2d3e4f'] },
  },
  webhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'The time of the attempt in Unix seconds. Refuse one that is more than five minutes off.',
    schema: { type: 'integer', format: 'int64', minimum: 0, examples: [1_769_851_800] },
  },
  webhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures of `webhook-id`, `webhook-timestamp` and the body as it came, joined by dots. They are separated by spaces, and one that fits is enough: ' +
      '`v1,` and the base64 of an HMAC-SHA256 with the secret of the form (`whsec_…`); with `ed25519: true` also `v1a,` and an Ed25519 signature, ' +
      'whose public keys are at `/.well-known/webhooks/{form}`.',
    schema: { type: 'string', examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='] },
  },
  canvassTest: header('canvass-test', '`true` if the delivery is a test, like `test` in the body.', 'true'),
  contentRange: header('Content-Range', 'Where in the file the body belongs.', 'bytes 0-16383/48213'),
} as const satisfies Record<string, Parameter>;

/** The parameters of one endpoint, in reading order. */
export function parameterReferences(endpoint: Endpoint): Reference[] {
  const names: (keyof typeof parameters)[] = [];
  const isFile = endpoint.answer === 'content';
  if (endpoint.path.includes(':id')) names.push(isFile ? 'fileId' : 'formId');
  names.push(...endpoint.query);
  if (isFile) names.push('expires', 'signature', 'range', 'ifNoneMatch', 'ifRange');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
