import type { OpenApiDocument, Operation, Parameter } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { type Html, html, inline, prose } from '#render/html.ts';
import { codeBlock } from './codeBlock.ts';
import { highlightJson } from './highlightJson.ts';
import { schemaTable, typeName } from './schemaTable.ts';
import { tryIt } from './tryIt.ts';

/** Where an endpoint is found in the page. */
export function anchorOf(operation: Operation): string {
  return operation.operationId.replace('.', '-');
}

/** Everything about one endpoint: words and tables on one side, what to copy and to try on the other. */
export function endpointSection(
  document: OpenApiDocument,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): Html {
  const anchor = anchorOf(operation);
  const parameters = operation.parameters.map((part) => resolve(document, 'parameters', part));
  const baseUrl = (operation.servers ?? document.servers)[0]?.url ?? '';
  return html`<section class="endpoint" id="${anchor}" aria-labelledby="${anchor}-title">
<div class="words">
<h3 id="${anchor}-title">${operation.summary}${operation.deprecated ? html` <span class="badge">Deprecated</span>` : undefined}</h3>
<p class="address"><span class="method">${method.toUpperCase()}</span> <code>${pathWithBreaks(path)}</code></p>
${prose(operation.description)}
${parameters.length === 0 ? undefined : parameterList(document, parameters)}
${bodyPart(document, operation)}
${answerPart(document, operation)}
${statusPart(document, operation)}
</div>
<div class="samples">
${codeBlock('Request', curlLine(baseUrl, path, method, parameters, operation), 'line')}
${requestExample(operation)}
${exampleBlock(document, operation)}
${method !== 'get' || operation.security?.length === 0 ? undefined : tryIt(path, operation, parameters, anchor)}
</div>
</section>`;
}

/** The parameters of a request, each with type and meaning. */
export function parameterList(document: OpenApiDocument, parameters: readonly Parameter[]): Html {
  const rows = parameters.map((parameter) => {
    const usual = parameter.schema.default;
    const place = parameter.in === 'query' ? undefined : html`, ${parameter.in}`;
    return html`<li>
<span class="name"><code>${parameter.name}</code></span>
<span class="type">${typeName(document, parameter.schema)}${place}${usual === undefined ? undefined : html`, default ${String(usual)}`}${parameter.required ? html` <span class="required">required</span>` : undefined}</span>
<span class="meaning">${inline(parameter.description)}</span>
</li>`;
  });
  return html`<h4>Parameters</h4><ul class="fields">${rows}</ul>`;
}

function bodyPart(document: OpenApiDocument, { requestBody }: Operation): Html | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  return schema === undefined ? undefined : html`<h4>Body</h4>${schemaTable(document, schema)}`;
}

function requestExample({ requestBody }: Operation): Html | undefined {
  const example = requestBody?.content['application/json']?.examples?.example;
  return example === undefined ? undefined : codeBlock('Body', highlightJson(example.value));
}

function answerPart(document: OpenApiDocument, operation: Operation): Html | undefined {
  const schema = success(document, operation).content?.['application/json']?.schema;
  const variants = schema?.anyOf ?? (schema === undefined ? [] : [schema]);
  return variants.length === 0
    ? undefined
    : html`<h4>Answer</h4>${variants.map((each) => schemaTable(document, each))}`;
}

function statusPart(document: OpenApiDocument, operation: Operation): Html {
  const statuses = Object.keys(operation.responses);
  const promised = statuses.map((status) => headerNames(document, operation, status, true));
  const everywhere = promised.reduce((all, each) => all.filter((name) => each.includes(name)));
  const rows = statuses.map((status) => {
    const { description, content } = answerTo(document, operation, status);
    const codes = Object.keys(content?.['application/json']?.examples ?? {});
    const own = headerNames(document, operation, status, true).filter((name) => !everywhere.includes(name));
    const possible = headerNames(document, operation, status, false);
    return html`<li><span class="name"><code>${status}</code></span>
<span class="meaning">${Number(status) < 400 ? description : listOfCode(codes)}
${own.length === 0 ? undefined : html`<span class="headers">${listOfCode(own)}</span>`}
${possible.length === 0 ? undefined : html`<span class="headers">sometimes ${listOfCode(possible)}</span>`}</span></li>`;
  });
  return html`<details class="statuses"><summary>Statuses and headers</summary>
<p>Every answer: ${listOfCode(everywhere)}.</p>
<ul class="fields">${rows}</ul>
<p>What the codes mean: <a href="#errors">Errors</a>.</p></details>`;
}

function headerNames(document: OpenApiDocument, operation: Operation, status: string, required: boolean) {
  return Object.entries(answerTo(document, operation, status).headers)
    .filter(([, part]) => resolve(document, 'headers', part).required === required)
    .map(([name]) => name);
}

function listOfCode(words: readonly string[]): Html[] {
  return words.map((word, index) => html`${index === 0 ? '' : ', '}<code>${word}</code>`);
}

function exampleBlock(document: OpenApiDocument, operation: Operation): Html | undefined {
  const answer = success(document, operation);
  const example = answer.content?.['application/json']?.examples?.example;
  if (example !== undefined) return codeBlock('Answer', highlightJson(example.value));
  if (answer.content === undefined) return undefined;
  const shown = ['Content-Disposition', 'Content-Length', 'ETag', 'Accept-Ranges', 'Cache-Control'];
  const lines = shown.map((name) => {
    const header = answer.headers[name];
    const schema = header === undefined ? {} : resolve(document, 'headers', header).schema;
    return html`<span class="token-key">${name}</span>: ${String(schema.examples?.[0] ?? schema.const ?? '')}\n`;
  });
  return codeBlock('Headers of the answer', lines, 'line');
}

function success(document: OpenApiDocument, operation: Operation) {
  const status = Object.keys(operation.responses).find((each) => each === '201') ?? firstStatus(operation);
  return answerTo(document, operation, status);
}

function answerTo(document: OpenApiDocument, operation: Operation, status: string) {
  const part = operation.responses[status];
  if (part === undefined) throw new Error(`${operation.operationId} has no answer ${status}.`);
  return resolve(document, 'responses', part);
}

function firstStatus({ responses }: Operation): string {
  return Object.keys(responses).sort()[0] ?? '';
}

function curlLine(
  baseUrl: string,
  path: string,
  method: string,
  parameters: readonly Parameter[],
  operation: Operation,
): string {
  if (method !== 'get' || operation.security?.length === 0)
    return sendingLine(baseUrl, path, method, parameters, operation);
  const id = parameters.find((parameter) => parameter.in === 'path')?.schema.examples?.[0];
  const query = parameters.some(({ name }) => name === 'limit') ? '?limit=5' : '';
  const save = path.endsWith('/content') ? ' -O -J' : '';
  return `curl -u "$CANVASS_KEY:"${save} "${baseUrl}${path.replace('{id}', String(id))}${query}"`;
}

/** With a key only where one is needed; a body comes from a file. */
function sendingLine(
  baseUrl: string,
  path: string,
  method: string,
  parameters: readonly Parameter[],
  { requestBody, security }: Operation,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_braces, wanted: string) =>
    String(parameters.find((each) => each.in === 'path' && each.name === wanted)?.schema.examples?.[0]),
  );
  const needed = parameters.filter((each) => each.in === 'header' && each.required);
  const words = [
    'curl',
    ...(security?.length === 0 ? [] : ['-u "$CANVASS_KEY:"']),
    ...(method === 'get' || method === 'post' ? [] : [`-X ${method.toUpperCase()}`]),
    ...needed.map(({ name }) => `-H "${name}: $TICKET"`),
    ...(requestBody?.content['application/json'] === undefined
      ? requestBody === undefined
        ? []
        : ['--data-binary @piece']
      : ['--json @body.json']),
    `"${baseUrl}${filled}"`,
  ];
  return words.join(' ');
}

/** Long paths may break after a slash, and nowhere else. */
function pathWithBreaks(path: string): Html[] {
  return path.split(/(?<=\/)/).map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`));
}
