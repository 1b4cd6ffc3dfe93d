import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { appProblems } from './app/problems.ts';
import { endpoints } from './endpoints.ts';
import { formEndpoints } from './formEndpoints.ts';
import type { Operation, Schema } from './openapi/document.ts';
import { exampleAnswers } from './openapi/examples.ts';
import { resolve } from './openapi/resolve.ts';
import { readPaths } from './openapi/testing/readPaths.ts';
import { openApiDocument } from './openapi.ts';
import { type ProblemCode, problemCodes, problems } from './problem.ts';
import { problemBody } from './problemBody.ts';
import { webhookFormBody, webhookPayloads } from './webhook.ts';
import { writingEndpoints } from './writingEndpoints.ts';

const baseUrl = 'https://forms.example.org';
/** Codes of embedded pages, saved drafts and the web app, which programs never receive. */
const nonProgramCodes = new Set([
  'moved',
  'host_unknown',
  'drafts_full',
  'form_private',
  'format_unsupported',
  ...Object.keys(appProblems),
]);
const document = openApiDocument({ baseUrl, version: '1.2.3' });
const reads = readPaths(document);
const operations: Operation[] = Object.values(document.paths).flatMap((item) => Object.values(item));
const sendingEndpoints = [...formEndpoints, ...writingEndpoints];

function answer(operation: Operation, status: number) {
  const part = operation.responses[status];
  assert.ok(part, `${operation.operationId} documents ${status}`);
  return resolve(document, 'responses', part);
}

function operation(id: string): Operation {
  const found = operations.find(({ operationId }) => operationId === id);
  assert.ok(found, id);
  return found;
}

/** Whether the header is documented as required, as optional, or not at all. */
function header(id: string, status: number, name: string): 'always' | 'sometimes' | 'never' {
  const part = answer(operation(id), status).headers[name];
  if (part === undefined) return 'never';
  return resolve(document, 'headers', part).required ? 'always' : 'sometimes';
}

/** Every object in the document with a `type`. */
function everySchema(part: unknown): Schema[] {
  if (typeof part !== 'object' || part === null) return [];
  return ['type' in part ? [part as Schema] : [], Object.values(part).flatMap(everySchema)].flat();
}

suite('the OpenAPI document', () => {
  test('is plain JSON whose every $ref leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to ?? '');
    assert.ok(references.length > 100);
    for (const reference of new Set(references)) {
      const path = reference.replace('#/', '').split('/');
      let part: unknown = document;
      for (const step of path) part = (part as Record<string, unknown>)[step];
      assert.ok(part, reference);
    }
  });

  test('describes GET and HEAD of every endpoint under an id of their own', () => {
    assert.deepEqual(
      [...reads.keys()],
      endpoints.map(({ path }) => path.replace(':id', '{id}')),
    );
    const ids = new Set(operations.map(({ operationId }) => operationId));
    assert.equal(ids.size, endpoints.length * 2 + sendingEndpoints.length);
    assert.equal(ids.size, operations.length);
  });

  test('names every path parameter that the path has', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const { parameters } of Object.values(item)) {
        const named = parameters
          .map((part) => resolve(document, 'parameters', part))
          .filter((parameter) => parameter.in === 'path')
          .map(({ name, required }) => (required ? `{${name}}` : ''));
        assert.deepEqual(named, path.match(/\{\w+\}/g) ?? [], path);
      }
    }
  });

  test('marks v1 as deprecated, and v2 not', () => {
    for (const [path, { get, head }] of reads) {
      assert.equal(get.deprecated === true, path.startsWith('/v1'), path);
      assert.equal(head.deprecated === true, path.startsWith('/v1'), path);
    }
  });

  test('says each schema once and has none that nobody uses', () => {
    const text = JSON.stringify(document);
    for (const id of Object.keys(document.components.schemas))
      assert.ok(text.includes(`"#/components/schemas/${id}"`), id);
    for (const id of Object.keys(document.components.responses))
      assert.ok(text.includes(`"#/components/responses/${id}"`), id);
    for (const id of Object.keys(document.components.parameters))
      assert.ok(text.includes(`"#/components/parameters/${id}"`), id);
    for (const id of Object.keys(document.components.headers))
      assert.ok(text.includes(`"#/components/headers/${id}"`), id);
  });

  test('is of a version that every parser of 3.1 takes', () => assert.equal(document.openapi, '3.1.0'));

  test('gives integers that may exceed 32 bits the format int64', () => {
    const { schemas, headers, parameters } = document.components;
    assert.equal(schemas.Response?.properties?.id?.format, 'int64');
    assert.equal(schemas.V1Response?.properties?.id?.format, 'int64');
    assert.equal(schemas.File?.properties?.size?.format, 'int64');
    assert.equal(schemas.V1FormDetail?.properties?.counter?.format, 'int64');
    assert.equal(headers['X-RateLimit-Reset']?.schema.format, 'int64');
    assert.equal(parameters.expires?.schema.format, 'int64');
    const wide = everySchema(document).filter(
      ({ type, maximum = 0 }) => type === 'integer' && maximum >= 2 ** 31,
    );
    assert.ok(wide.length > 10);
    for (const schema of wide) assert.equal(schema.format, 'int64', JSON.stringify(schema));
  });

  test('lists several types only where one of them is null, because generators take the first', () => {
    for (const { type } of everySchema(document))
      if (Array.isArray(type)) assert.ok(type.length === 2 && type.includes('null'), String(type));
    assert.deepEqual(
      document.components.schemas.V1ContentItem?.properties?.['answer.value']?.items?.anyOf?.map(
        ({ type }) => type,
      ),
      ['number', 'string'],
    );
  });

  test('describes the content of files as bytes', () => {
    const bytes = { type: 'string', format: 'binary' };
    for (const status of [200, 206])
      assert.deepEqual(answer(operation('v2.fileContent'), status).content?.['*/*']?.schema, bytes);
    const sent = operations.flatMap(
      ({ requestBody }) => requestBody?.content['application/octet-stream'] ?? [],
    );
    assert.ok(sent.length > 0);
    for (const { schema } of sent) assert.deepEqual(schema, bytes);
  });
});

suite('webhooks in the OpenAPI document', () => {
  const sent = Object.entries(document.webhooks).map(([type, { post }]) => ({ type, post }));

  test('are the events that workflows send, in both formats, with examples of their shape', () => {
    assert.deepEqual(
      sent.map(({ type }) => type),
      Object.values(webhookPayloads).map((schema) => schema.shape.type.value),
    );
    for (const [index, schema] of Object.values(webhookPayloads).entries()) {
      const content = sent[index]?.post?.requestBody?.content ?? {};
      const example = (media: string) => content[media]?.examples?.example?.value;
      const json = schema.parse(example('application/json'));
      assert.deepEqual(
        Object.keys(json.form.fields),
        json.data.response.map(({ field_id }) => field_id),
      );
      assert.equal(webhookFormBody.parse(example('application/x-www-form-urlencoded')).type, json.type);
    }
  });

  test('carry the headers of Standard Webhooks, and need no key', () => {
    for (const { type, post } of sent) {
      const required = post?.parameters
        .map((part) => resolve(document, 'parameters', part))
        .filter((parameter) => parameter.required);
      const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
      assert.deepEqual(
        required?.map(({ name }) => name),
        names,
        type,
      );
      assert.deepEqual(post?.security, []);
      assert.deepEqual(Object.keys(post?.responses ?? {}), ['410', '429', '503', '2XX', 'default']);
    }
  });
});

suite('answers in the OpenAPI document', () => {
  test('show an example of the promised shape for each endpoint', () => {
    const examples: Record<string, unknown> = exampleAnswers(baseUrl);
    for (const { name, path, answer: schema } of endpoints) {
      if (schema === 'content') continue;
      assert.deepEqual(schema.parse(examples[name]), examples[name], name);
      const content = answer(operation(name), 200).content?.['application/json'];
      assert.deepEqual(content?.examples?.example?.value, examples[name], path);
    }
  });

  test('of what is sent show examples of what they promise', async () => {
    for (const { path, method, name, body, answers } of sendingEndpoints) {
      const { requestBody } = operation(name);
      const sent = requestBody?.content['application/json']?.examples?.example?.value;
      if (body === 'form file') assert.ok((await readFormFile(JSON.stringify(sent), 'json')).ok, name);
      else if (body !== undefined) assert.deepEqual(body.parse(sent), sent, name);
      for (const [status, schemas] of Object.entries(answers)) {
        const examples =
          answer(operation(name), Number(status)).content?.['application/json']?.examples ?? {};
        assert.equal(Object.keys(examples).length >= schemas.length, true, `${method} ${path} ${status}`);
        for (const { value } of Object.values(examples))
          assert.ok(
            schemas.some((schema) => schema.safeParse(value).success),
            `${name} ${status}`,
          );
      }
    }
  });

  test('document every problem code with its status and a valid body', () => {
    const seen = new Set<string>();
    for (const each of operations) {
      for (const status of Object.keys(each.responses).map(Number)) {
        const examples = answer(each, status).content?.['application/json']?.examples ?? {};
        for (const [code, { value }] of status < 400 ? [] : Object.entries(examples)) {
          const plain = problemBody.safeParse(value).success;
          const detailed = sendingEndpoints.some(({ more }) =>
            more.some((schema) => schema.safeParse(value).success),
          );
          assert.ok(plain || detailed, code);
          assert.equal((value as { error: { code: string } }).error.code, code);
          assert.equal(problems[code as ProblemCode].status, status);
          seen.add(code);
        }
      }
    }
    assert.deepEqual([...seen].sort(), problemCodes.filter((code) => !nonProgramCodes.has(code)).sort());
  });

  test('have no body for HEAD and, ranges aside, the same statuses and headers as GET', () => {
    for (const { name } of endpoints) {
      const get = operation(name);
      const head = operation(`${name}.head`);
      const expected = Object.keys(get.responses).filter((status) => status !== '206' && status !== '416');
      assert.deepEqual(Object.keys(head.responses), expected);
      for (const status of Object.keys(head.responses).map(Number)) {
        assert.equal(answer(head, status).content, undefined);
        assert.deepEqual(answer(head, status).headers, answer(get, status).headers);
      }
    }
  });

  test('list exactly the statuses that can occur', () => {
    const everywhere = [200, 400, 401, 405, 408, 413, 414, 429, 431, 500, 503, 507];
    const statuses = (id: string) => Object.keys(operation(id).responses).map(Number);
    assert.deepEqual(statuses('v2.forms'), everywhere);
    assert.deepEqual(
      statuses('v2.form'),
      [...everywhere, 404].sort((a, b) => a - b),
    );
    assert.deepEqual(
      statuses('v2.fileContent'),
      [...everywhere, 206, 304, 404, 416].sort((a, b) => a - b),
    );
  });

  const rows: [string, number, string, 'always' | 'sometimes' | 'never'][] = [
    ['v2.forms', 200, 'X-Request-Id', 'always'],
    ['v2.forms', 200, 'X-RateLimit-Remaining', 'always'],
    ['v2.forms', 200, 'Content-Encoding', 'sometimes'],
    ['v2.forms', 200, 'Deprecation', 'never'],
    ['v2.forms', 400, 'X-RateLimit-Remaining', 'sometimes'],
    ['v2.ping', 400, 'X-RateLimit-Remaining', 'never'],
    ['v2.forms', 401, 'WWW-Authenticate', 'always'],
    ['v2.forms', 401, 'X-RateLimit-Remaining', 'never'],
    ['v2.forms', 401, 'Cache-Control', 'always'],
    ['v2.forms', 405, 'Allow', 'always'],
    ['v2.forms', 414, 'Cache-Control', 'never'],
    ['v2.forms', 414, 'X-RateLimit-Remaining', 'never'],
    ['v2.forms', 429, 'Retry-After', 'always'],
    ['v1.forms', 200, 'Deprecation', 'always'],
    ['v1.forms', 401, 'Link', 'always'],
    ['v1.forms', 431, 'Link', 'sometimes'],
    ['v2.fileContent', 200, 'Content-Disposition', 'always'],
    ['v2.fileContent', 200, 'X-RateLimit-Remaining', 'sometimes'],
    ['v2.fileContent', 405, 'X-RateLimit-Remaining', 'always'],
    ['v2.fileContent', 206, 'Content-Range', 'always'],
    ['v2.fileContent', 304, 'ETag', 'always'],
    ['v2.fileContent', 304, 'Content-Length', 'never'],
    ['v2.fileContent', 416, 'Content-Range', 'always'],
    ['v2.fileContent', 429, 'X-RateLimit-Reset', 'always'],
  ];
  for (const [id, status, name, expected] of rows)
    test(`${id} ${status}: ${name} ${expected}`, () => assert.equal(header(id, status, name), expected));
});
