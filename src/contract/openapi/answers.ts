import { type AppProblemCode, appProblems } from '../app/problems.ts';
import type { Endpoint } from '../endpoints.ts';
import { type ProblemCode, problemCodes, problems } from '../problem.ts';
import { problemBody } from '../problemBody.ts';
import type { Answer, Example, Reference } from './document.ts';
import {
  commonHeaders,
  type HeaderChoice,
  type HeaderName,
  headerReferences,
  rateLimitHeaders,
} from './headers.ts';
import { binary, schemaReference } from './schemas.ts';

type Method = 'get' | 'head';

const deprecationHeaders = ['Deprecation', 'Link'] as const;
const validators = ['ETag', 'Accept-Ranges', 'Cache-Control'] as const;
const fileHeaders = ['Content-Disposition', 'Content-Length', 'X-Frame-Options'] as const;

/** Statuses that occur before routing. */
const beforeRouting = new Set([408, 413, 414, 431]);
const uncountedStatuses = new Set([401, ...beforeRouting]);

/** The responses of one endpoint by status, success first. Errors are references to shared components. */
export function answersOf(
  endpoint: Endpoint,
  method: Method,
  example: unknown,
): Record<string, Answer | Reference> {
  const answers: Record<string, Answer | Reference> = {};
  for (const [status, answer] of successes(endpoint, example))
    if (isPossible(method, status)) answers[status] = method === 'head' ? withoutBody(answer) : answer;
  for (const status of errorStatuses(endpoint).filter((status) => isPossible(method, status)))
    answers[status] = { $ref: `#/components/responses/${errorName(endpoint, method, status)}` };
  return answers;
}

/** The shared error responses that these endpoints refer to. */
export function errorComponents(endpoints: readonly Endpoint[]): Record<string, Answer> {
  const components: Record<string, Answer> = {};
  for (const endpoint of endpoints) {
    for (const status of errorStatuses(endpoint)) {
      const answer = errorAnswer(endpoint, status);
      components[errorName(endpoint, 'get', status)] = answer;
      if (isPossible('head', status)) components[errorName(endpoint, 'head', status)] = withoutBody(answer);
    }
  }
  return components;
}

/** Range requests apply to GET only. */
function isPossible(method: Method, status: number): boolean {
  return method === 'get' || (status !== 206 && status !== 416);
}

function successes(endpoint: Endpoint, example: unknown): [number, Answer][] {
  if (endpoint.answer !== 'content') {
    const content = {
      'application/json': {
        schema: schemaReference(endpoint.answer),
        examples: { example: { value: example } },
      },
    };
    const headers = headersOf(endpoint, 200, {
      always: ['Content-Length', 'Cache-Control', 'Vary'],
      sometimes: ['Content-Encoding'],
    });
    return [[200, { description: 'Found.', headers, content }]];
  }
  const bytes = { '*/*': { schema: binary } };
  const whole: HeaderChoice = { always: [...validators, ...fileHeaders], sometimes: [] };
  const part: HeaderChoice = { always: [...whole.always, 'Content-Range'], sometimes: [] };
  const same: HeaderChoice = { always: [...validators, 'X-Frame-Options'], sometimes: [] };
  return [
    [
      200,
      {
        description: 'The bytes of the file, with the media type that is stored for it.',
        headers: headersOf(endpoint, 200, whole),
        content: bytes,
      },
    ],
    [
      206,
      {
        description: 'The range that was asked for.',
        headers: headersOf(endpoint, 206, part),
        content: bytes,
      },
    ],
    [304, { description: 'The ETag that you have still holds.', headers: headersOf(endpoint, 304, same) }],
  ];
}

function errorAnswer(endpoint: Endpoint, status: number): Answer {
  const codes = codesOf(endpoint).filter((code) => problems[code].status === status);
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].message}`).join('\n\n'),
    headers: headersOf(endpoint, status, errorHeaders(status)),
    content: {
      'application/json': {
        schema: schemaReference(problemBody),
        examples: Object.fromEntries(codes.map((code) => [code, errorExample(endpoint, code)])),
      },
    },
  };
}

function errorExample(endpoint: Endpoint, code: ProblemCode): Example {
  const { type, message } = problems[code];
  const atFault = code.startsWith('parameter_') ? { param: endpoint.query[0] } : {};
  return { value: { error: { type, code, message, ...atFault } } };
}

/** The headers that a status implies for every endpoint. */
function errorHeaders(status: number): HeaderChoice {
  const own: Record<number, HeaderName[]> = {
    401: ['WWW-Authenticate'],
    405: ['Allow'],
    416: ['Content-Range'],
    429: ['Retry-After'],
  };
  const choice: Record<keyof HeaderChoice, HeaderName[]> = {
    always: ['Content-Length', ...(own[status] ?? [])],
    sometimes: [],
  };
  if (status === 400 || status >= 500) choice.sometimes.push('Cache-Control');
  else if (!beforeRouting.has(status)) choice.always.push('Cache-Control');
  if (status >= 500) choice.sometimes.push('Vary');
  if (status === 503 || status === 507) choice.sometimes.push('Retry-After');
  return choice;
}

function headersOf(endpoint: Endpoint, status: number, own: HeaderChoice) {
  const choice = {
    always: [...commonHeaders.always, ...own.always],
    sometimes: [...commonHeaders.sometimes, ...own.sometimes],
  };
  if (!uncountedStatuses.has(status) && (status !== 400 || endpoint.query.length > 0))
    choice[isAlwaysCounted(endpoint, status) ? 'always' : 'sometimes'].push(...rateLimitHeaders);
  if (versionOf(endpoint) === 'V1')
    choice[beforeRouting.has(status) || status === 400 ? 'sometimes' : 'always'].push(...deprecationHeaders);
  return headerReferences(choice);
}

/** Signed links and malformed requests do not count, and an internal error may occur before the count. */
function isAlwaysCounted(endpoint: Endpoint, status: number): boolean {
  if (status === 405 || status === 429) return true;
  return endpoint.answer !== 'content' && status !== 400 && status < 500;
}

/** Codes of submissions, embedded forms and written forms; no endpoint of the API reads a body. */
const nonApiCodes: ReadonlySet<ProblemCode> = new Set([
  'body_malformed',
  'media_type_unsupported',
  'submission_invalid',
  'answers_refused',
  'submission_differs',
  'already_answered',
  'form_disabled',
  'form_not_open',
  'form_closed',
  'form_full',
  'personal_link_needed',
  'personal_link_wrong',
  'moved',
  'host_unknown',
  'drafts_full',
  'password_needed',
  'password_wrong',
  'programs_not_allowed',
  'proof_needed',
  'submit_limit',
  'upload_invalid',
  'ticket_invalid',
  'upload_unknown',
  'upload_offset',
  'upload_busy',
  'file_too_large',
  'upload_field_unknown',
  'file_type_refused',
  'too_many_uploads',
  'unfinished_limit',
  'payments_not_set_up',
  'payment_refused',
  'payment_unavailable',
  'form_private',
  'key_scope_insufficient',
  'form_invalid',
  'form_settings_invalid',
  'workspace_unknown',
  'slug_taken',
  'field_id_reused',
  'draft_changed',
  'form_id_taken',
  'form_deleted',
  'format_unsupported',
  ...(Object.keys(appProblems) as AppProblemCode[]),
]);

function codesOf(endpoint: Endpoint): ProblemCode[] {
  return problemCodes.filter((code) => {
    if (code.startsWith('parameter_')) return endpoint.query.length > 0;
    if (code === 'not_found') return endpoint.path.includes(':id');
    if (code === 'range_not_satisfiable') return endpoint.answer === 'content';
    return !nonApiCodes.has(code);
  });
}

function errorStatuses(endpoint: Endpoint): number[] {
  return [...new Set(codesOf(endpoint).map((code) => problems[code].status))].sort((a, b) => a - b);
}

const versionOf = (endpoint: Endpoint) => (endpoint.path.startsWith('/v1') ? 'V1' : 'V2');

function errorName(endpoint: Endpoint, method: Method, status: number): string {
  const family = endpoint.answer === 'content' ? 'File' : versionOf(endpoint);
  const query = status === 400 && endpoint.query.length > 0 ? 'Parameter' : '';
  return `${family}Error${status}${query}${method === 'head' ? 'Head' : ''}`;
}

function withoutBody({ description, headers }: Answer): Answer {
  return { description, headers };
}
