import type { OpenApiDocument, Operation } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import { type Html, html, inline, prose } from '#render/html.ts';
import { codeBlock } from './codeBlock.ts';
import { anchorOf, parameterList } from './endpointSection.ts';
import { highlightJson } from './highlightJson.ts';
import { schemaTable } from './schemaTable.ts';

/** Everything about one event that the service sends: its headers, both bodies, and what the receiver may answer. */
export function webhookSection(
  document: OpenApiDocument,
  { event, operation }: { event: string; operation: Operation },
): Html {
  const anchor = anchorOf(operation);
  const headers = operation.parameters.map((part) => resolve(document, 'parameters', part));
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  const form = content['application/x-www-form-urlencoded'];
  const formExample = form?.examples?.example?.value as Record<string, string> | undefined;
  return html`<section class="endpoint" id="${anchor}" aria-labelledby="${anchor}-title">
<div class="words">
<h3 id="${anchor}-title">${operation.summary}</h3>
<p class="address"><span class="method">POST</span> <code>${event}</code></p>
${prose(operation.description)}
${parameterList(document, headers)}
<h4>Body</h4>
${json?.schema === undefined ? undefined : schemaTable(document, json.schema)}
${answers(operation)}
</div>
<div class="samples">
${codeBlock('Body', highlightJson(json?.examples?.example?.value))}
${formExample === undefined ? undefined : codeBlock('Body with format: form, decoded', formLines(formExample), 'line')}
</div>
</section>`;
}

function answers({ responses }: Operation): Html {
  const rows = Object.entries(responses).map(
    ([status, answer]) =>
      html`<li><span class="name"><code>${status}</code></span>
<span class="meaning">${'description' in answer ? inline(answer.description) : undefined}</span></li>`,
  );
  return html`<details class="statuses"><summary>What your receiver answers</summary><ul class="fields">${rows}</ul></details>`;
}

function formLines(example: Readonly<Record<string, string>>): Html[] {
  return Object.entries(example).map(
    ([name, value]) => html`<span class="token-key">${name}</span>=${value}\n`,
  );
}
