import type { z } from 'zod';
import { type FormEndpoint, formEndpoints } from '../formEndpoints.ts';
import { type ProblemCode, problems } from '../problem.ts';
import { problemBody } from '../problemBody.ts';
import { writingEndpoints } from '../writingEndpoints.ts';
import type { Answer, Example, MediaType, Operation, PathItem, Schema } from './document.ts';
import {
  commonHeaders,
  type HeaderChoice,
  type HeaderName,
  headerReferences,
  rateLimitHeaders,
} from './headers.ts';
import { binary, schemaReference } from './schemas.ts';
import { type ExampleBodies, sendingDescriptions, sendingExamples } from './sendingExamples.ts';

/** The paths that accept submissions, uploads and forms. What visitors send has its own server if forms have another base URL. */
export function sendingPaths(formsUrl?: string): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const sending of [...formEndpoints, ...writingEndpoints]) {
    const item = paths[sending.path] ?? {};
    item[sending.method] = {
      ...operationOf(sending),
      ...(formsUrl === undefined || sending.scope !== undefined ? {} : { servers: [{ url: formsUrl }] }),
    };
    paths[sending.path] = item;
  }
  return paths;
}

function operationOf(sending: FormEndpoint): Operation {
  const { name, summary, parameters, scope } = sending;
  const examples = sendingExamples[name];
  return {
    operationId: name,
    tags: [scope === undefined ? 'forms' : 'forms-api'],
    summary,
    description: sendingDescriptions[name],
    parameters: parameters.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    security: scope === undefined ? [] : [{ writingKey: [] }],
    ...requestBody(sending, examples),
    responses: { ...successes(sending, examples), ...failures(sending, examples) },
  };
}

function requestBody(
  { body, bytes }: FormEndpoint,
  { request }: ExampleBodies,
): Pick<Operation, 'requestBody'> {
  const content: Record<string, MediaType> = {};
  if (body !== undefined)
    content['application/json'] = { schema: schemaReference(body), examples: withValues(request ?? {}) };
  if (bytes === true) content['application/octet-stream'] = { schema: binary };
  return Object.keys(content).length === 0 ? {} : { requestBody: { required: true, content } };
}

const successDescriptions: Record<number, string> = {
  200: 'Nothing new was stored.',
  201: 'Stored, and durable.',
  202: 'It waits for its payment.',
  204: 'Removed.',
};

const writingDescriptions: Record<number, string> = {
  200: 'The form matches the body now.',
  201: 'The form was created.',
};

function successes({ name, answers, scope }: FormEndpoint, examples: ExampleBodies): Record<string, Answer> {
  const descriptions = scope === undefined ? successDescriptions : writingDescriptions;
  return Object.fromEntries(
    Object.entries(answers).map(([status, schemas]) => {
      const content = { schema: eitherOf(schemas), examples: withValues(examples.answers[status] ?? {}) };
      const description = (name === 'upload.show' ? undefined : descriptions[Number(status)]) ?? 'Found.';
      return [
        status,
        {
          description,
          headers: headersOf(Number(status), scope),
          ...(schemas.length === 0 ? {} : { content: { 'application/json': content } }),
        },
      ];
    }),
  );
}

function failures({ codes, more, scope }: FormEndpoint, examples: ExampleBodies): Record<string, Answer> {
  const statuses = [...new Set(codes.map((code) => problems[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => problems[code].status === status);
      const detailed = more.filter((schema) =>
        own.some((code) => schema.safeParse(examples.failures?.[code]).success),
      );
      const plain = detailed.length < own.length ? [problemBody] : [];
      return [
        status,
        {
          description: own.map((code) => `\`${code}\`: ${problems[code].message}`).join('\n\n'),
          headers: headersOf(status, scope),
          content: {
            'application/json': {
              schema: eitherOf([...detailed, ...plain]),
              examples: Object.fromEntries(own.map((code) => [code, failureExample(code, examples)])),
            },
          },
        },
      ];
    }),
  );
}

function failureExample(code: ProblemCode, { failures: given }: ExampleBodies): Example {
  const { type, message } = problems[code];
  return { value: given?.[code] ?? { error: { type, code, message } } };
}

function eitherOf(schemas: readonly z.ZodType[]): Schema {
  const [first, ...others] = schemas.map(schemaReference);
  if (first === undefined) return {};
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

function headersOf(status: number, scope: FormEndpoint['scope']): Answer['headers'] {
  const isBody = status !== 204;
  const choice: Record<keyof HeaderChoice, HeaderName[]> = {
    always: [...commonHeaders.always, ...(isBody ? (['Content-Length'] as const) : [])],
    sometimes: [
      ...commonHeaders.sometimes,
      'Cache-Control',
      'Vary',
      ...(status >= 409 ? (['Retry-After'] as const) : []),
    ],
  };
  if (scope !== undefined) {
    if (status < 300) choice.sometimes.push('Content-Encoding');
    if (status === 401) choice.always.push('WWW-Authenticate');
    else choice[isCounted.has(status) ? 'always' : 'sometimes'].push(...rateLimitHeaders);
  }
  return headerReferences(choice);
}

/** Statuses that occur after the request was counted, never before. */
const isCounted = new Set([200, 201, 403, 409, 422, 429]);

function withValues(values: Readonly<Record<string, unknown>>): Record<string, Example> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
