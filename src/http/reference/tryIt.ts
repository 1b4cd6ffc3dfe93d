import type { Operation, Parameter } from '#contract/openapi/document.ts';
import { type Html, html } from '#render/html.ts';

/** A form that sends the request from the page. It stays hidden without a script, because it needs one. */
export function tryIt(
  path: string,
  operation: Operation,
  parameters: readonly Parameter[],
  anchor: string,
): Html {
  const fields = parameters.filter((parameter) => parameter.in !== 'header');
  return html`<form class="try" data-path="${path}" aria-label="Try ${operation.summary}, ${path}" autocomplete="off" hidden>
<h4>Try it</h4>
<div class="inputs">
${keyField(anchor)}
${fields.map((parameter) => parameterField(parameter, anchor))}
</div>
<button type="submit" class="send">Send</button>
<div class="result" hidden>
<p class="outcome" role="status"></p>
<details><summary>Headers</summary><pre tabindex="0" class="answer-headers"></pre></details>
<pre tabindex="0" class="answer-body"></pre>
</div>
</form>`;
}

function keyField(anchor: string): Html {
  const id = `${anchor}-try-key`;
  return html`<div class="input wide"><label for="${id}">API key</label>
<span class="secret"><input id="${id}" class="key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="${id}-note"><button type="button" class="show" aria-pressed="false" aria-label="Show key">Show</button></span>
<span class="note" id="${id}-note">Stays in this page until you leave it; never stored.</span></div>`;
}

function parameterField(parameter: Parameter, anchor: string): Html {
  const { name, schema } = parameter;
  const id = `${anchor}-try-${name}`;
  const usual = schema.default === undefined ? '' : String(schema.default);
  const mode = schema.type === 'integer' ? 'numeric' : 'text';
  return html`<div class="input${parameter.in === 'path' ? ' wide' : ''}"><label for="${id}"><code>${name}</code></label>
<input id="${id}" name="${name}" data-in="${parameter.in}" type="text" inputmode="${mode}" placeholder="${usual}" autocomplete="off" autocapitalize="off" spellcheck="false"></div>`;
}
