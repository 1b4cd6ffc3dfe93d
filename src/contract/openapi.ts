import { type Endpoint, endpoints } from './endpoints.ts';
import { answersOf, errorComponents } from './openapi/answers.ts';
import { descriptions } from './openapi/descriptions.ts';
import type { OpenApiDocument, Operation, PathItem } from './openapi/document.ts';
import { type ExampleAnswers, exampleAnswers } from './openapi/examples.ts';
import { headerComponents } from './openapi/headers.ts';
import { parameterReferences, parameters } from './openapi/parameters.ts';
import { schemas } from './openapi/schemas.ts';
import { sendingPaths } from './openapi/sendingPaths.ts';
import { webhooks } from './openapi/webhooks.ts';
import type { EndpointName } from './paths.ts';

export type { OpenApiDocument } from './openapi/document.ts';

/** The API as OpenAPI 3.1, generated from the tables and schemas that the service itself uses. */
export function openApiDocument({
  baseUrl,
  formsUrl = baseUrl,
  version,
}: {
  baseUrl: string;
  /** The base URL of forms, if it differs. */
  formsUrl?: string;
  version: string;
}): OpenApiDocument {
  const examples: Partial<Record<EndpointName, ExampleAnswers[keyof ExampleAnswers]>> =
    exampleAnswers(baseUrl);
  const paths: Record<string, PathItem> = {
    ...Object.fromEntries(
      endpoints.map((endpoint) => [templatePath(endpoint.path), pathItem(endpoint, examples[endpoint.name])]),
    ),
    ...sendingPaths(formsUrl === baseUrl ? undefined : formsUrl),
  };
  const responses = errorComponents(endpoints);
  return {
    // Some parsers refuse 3.1.1, which changes nothing that the document uses.
    openapi: '3.1.0',
    info: {
      title: 'Canvass API',
      version,
      description:
        'Read access to the workspaces, forms, responses and files of one organisation, what is sent to forms, forms written by programs, and webhooks. ' +
        'Query parameters that an endpoint does not know are ignored; one that it knows may be given only once.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'v2', description: 'The current version.' },
      { name: 'forms', description: 'What is sent to a form. No key is needed.' },
      { name: 'forms-api', description: 'Forms as code. A key with the scope forms:write is needed.' },
      {
        name: 'webhooks',
        description: 'What your installation sends to receivers, once a form has a workflow with a webhook.',
      },
      { name: 'v1', description: 'Deprecated. Use v2.' },
    ],
    security: [{ key: [] }],
    paths,
    webhooks: webhooks(),
    components: {
      schemas: schemas(baseUrl),
      parameters,
      headers: headerComponents({ paths, responses }),
      responses,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'basic',
          description: 'The username is the API key; the password is empty.',
        },
        writingKey: {
          type: 'http',
          scheme: 'basic',
          description: 'The same with a key that has the scope `forms:write`.',
        },
      },
    },
  };
}

const templatePath = (path: string) => path.replace(':id', '{id}');

function pathItem(endpoint: Endpoint, example: unknown): PathItem {
  const { name } = endpoint;
  const operation = (method: 'get' | 'head'): Operation => ({
    operationId: method === 'head' ? `${name}.head` : name,
    tags: [endpoint.path.startsWith('/v1') ? 'v1' : 'v2'],
    summary: method === 'head' ? `${endpoint.summary}: headers only` : endpoint.summary,
    description:
      method === 'head' ? 'The headers that GET would send, without the body.' : descriptions[name],
    ...(endpoint.path.startsWith('/v1') ? { deprecated: true as const } : {}),
    parameters: parameterReferences(endpoint),
    // The empty requirement allows a signed link.
    ...(endpoint.answer === 'content' ? { security: [{ key: [] }, {}] } : {}),
    responses: answersOf(endpoint, method, example),
  });
  return { get: operation('get'), head: operation('head') };
}
