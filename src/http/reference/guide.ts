import { problemCodes, problems } from '#contract/problem.ts';
import { type Html, html } from '#render/html.ts';
import { codeBlock } from './codeBlock.ts';
import { highlightJson } from './highlightJson.ts';

export interface Chapter {
  anchor: string;
  title: string;
  words: Html;
  samples: Html;
}

/** The chapters about all endpoints. */
export function guide(baseUrl: string): Chapter[] {
  return [
    authentication(baseUrl),
    walking(baseUrl),
    polling(baseUrl),
    rateLimit(),
    files(baseUrl),
    receiving(),
    errors(),
    versions(),
  ];
}

const curl = (address: string) => `curl -u "$CANVASS_KEY:" "${address}"`;

function authentication(baseUrl: string): Chapter {
  return {
    anchor: 'authentication',
    title: 'Authentication',
    words: html`<p>Every request needs an API key. Send it with HTTP Basic authentication: the key is the username, the password is empty.</p>
<p>A key reads everything in its organisation. Only one with the scope <code>forms:write</code> changes anything: it may <a href="#form-write">write forms</a>. A key begins with <code>cv_</code>. It is shown once, when it is created; revoke it and it stops within a second.</p>
<p>Keep the key on a server. The API sends no CORS headers, so a page on another site cannot use it.</p>`,
    samples: html`${codeBlock('Check a key', curl(`${baseUrl}/v2`), 'line')}${codeBlock('The header that curl sends', 'Authorization: Basic base64(key + ":")', 'line')}`,
  };
}

function walking(baseUrl: string): Chapter {
  return {
    anchor: 'walking',
    title: 'Walk a list',
    words: html`<p>Lists are newest first. To read a whole list:</p>
<ol>
<li>Ask with <code>limit=100</code>.</li>
<li>While <code>has_more</code> is true, ask again with <code>before</code> set to the <code>created_at</code> of the last item.</li>
</ol>
<p>No two items of a list have the same <code>created_at</code>, so a walk skips nothing and repeats nothing, even while new items arrive.</p>`,
    samples: html`${codeBlock('First page', curl(`${baseUrl}/v2/forms/k3x9m2ab/responses?limit=100`), 'line')}${codeBlock('Next page', curl(`${baseUrl}/v2/forms/k3x9m2ab/responses?limit=100&before=2026-01-31T09:30:00.000Z`), 'line')}`,
  };
}

function polling(baseUrl: string): Chapter {
  return {
    anchor: 'polling',
    title: 'Poll for new items',
    words: html`<p>Keep the newest <code>created_at</code> that you have seen. Then, as often as you like:</p>
<ol>
<li>Ask with <code>after</code> set to it.</li>
<li>While <code>has_more</code> is true, keep <code>after</code> and add <code>before</code>, set to the <code>created_at</code> of the last item.</li>
<li>Move <code>after</code> to the newest item of this round.</li>
</ol>
<p>Items become visible in the order of their <code>created_at</code>, so polling misses none. An import of older items is the exception.</p>
<p>Use the time of the newest item, not your clock: above 1,000 responses a second on one form, or after the clock was set back, <code>created_at</code> runs ahead of the clock.</p>`,
    samples: html`${codeBlock('What is new', curl(`${baseUrl}/v2/forms/k3x9m2ab/responses?limit=100&after=2026-01-31T09:30:00.000Z`), 'line')}`,
  };
}

function rateLimit(): Chapter {
  return {
    anchor: 'rate-limit',
    title: 'Rate limit',
    words: html`<p>An organisation may make 10,000 requests an hour, over all its keys and both versions. The hour begins with its first request.</p>
<p>Each authenticated answer says where you stand. Above the limit the answer is <code>429</code>, and <code>Retry-After</code> says how many seconds to wait.</p>
<p>Answers with <code>401</code>, <code>429</code> or <code>5xx</code> do not count. Neither do requests through signed links.</p>`,
    samples: html`${codeBlock(
      'Headers',
      html`<span class="token-key">X-RateLimit-Limit</span>: 10000
<span class="token-key">X-RateLimit-Remaining</span>: 9987
<span class="token-key">X-RateLimit-Reset</span>: 1769855400`,
    )}`,
  };
}

function files(baseUrl: string): Chapter {
  const link = `${baseUrl}/v2/files/5b0c7c1e-8f4d-4c55-9a3e-2d1f0b6a7c88/content?expires=1770508800&signature=…`;
  return {
    anchor: 'signed-links',
    title: 'Files and signed links',
    words: html`<p>Download a file with its id and your key. One range of bytes, <code>ETag</code> and <code>If-None-Match</code> work as usual.</p>
<p>v1 gives signed links instead of ids. Such a link downloads one file without a key for 7 to 8 days; with a key it works at any time.</p>`,
    samples: html`${codeBlock('A signed link', `curl -O -J "${link}"`, 'line')}`,
  };
}

function receiving(): Chapter {
  return {
    anchor: 'receiving',
    title: 'Receive webhooks',
    words: html`<p>A workflow of a form sends its events to your receiver, signed by <a href="https://www.standardwebhooks.com">Standard Webhooks 1.0</a>. The secret of the form is in the app; <code>canvass webhooks secret</code> prints it.</p>
<ol>
<li>Verify <code>webhook-signature</code>, and refuse a <code>webhook-timestamp</code> that is more than five minutes off.</li>
<li>Skip a <code>webhook-id</code> that you know: the same delivery may come more than once.</li>
<li>Answer <code>2xx</code> within 15 seconds, and work later. Anything else is tried again; <code>410</code> ends it.</li>
</ol>
<p><code>data</code> is the response as v2 shows it. <code>form.fields</code> says key and label of each field that it answers.</p>`,
    samples: codeBlock(
      'Node.js, with the package standardwebhooks',
      `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const event = webhook.verify(body, request.headers);
for (const { field_id, value } of event.data.response)
  console.log(event.form.fields[field_id]?.label, value);`,
      'line',
    ),
  };
}

function errors(): Chapter {
  const { type, message } = problems.parameter_invalid;
  const rows = problemCodes.map(
    (code) =>
      html`<tr><td class="status">${problems[code].status}</td><td><code class="code-name">${code}</code>${problems[code].message}</td></tr>`,
  );
  return {
    anchor: 'errors',
    title: 'Errors',
    words: html`<p>Every error has the same shape. Rely on <code>code</code>; the message may be reworded. <code>param</code> is there when one parameter is at fault.</p>
<p>Another organisation’s id, a deleted one and one that never was all give the same <code>404</code>. Each answer has an <code>X-Request-Id</code>: name it when you report a problem.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Error codes"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code and what happened</th></tr></thead>
<tbody>${rows}</tbody></table></div>`,
    samples: codeBlock(
      '400',
      highlightJson({ error: { type, code: 'parameter_invalid', message, param: 'limit' } }),
    ),
  };
}

function versions(): Chapter {
  return {
    anchor: 'versions',
    title: 'Versions',
    words: html`<p>Use v2. v1 is deprecated and still answers; no date is set for its end. Every v1 answer says so in its headers.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Differences between v1 and v2"><table>
<thead><tr><td></td><th scope="col">v1</th><th scope="col">v2</th></tr></thead>
<tbody>
<tr><th scope="row">Paging</th><td><code>page</code>, 10 items each</td><td><code>limit</code>, <code>before</code>, <code>after</code></td></tr>
<tr><th scope="row">More to come</th><td><code>hasMore</code>, <code>total</code></td><td><code>has_more</code></td></tr>
<tr><th scope="row">Times</th><td>to the second, two formats</td><td>UTC with milliseconds</td></tr>
<tr><th scope="row">Form</th><td>fields grouped by page</td><td><code>fields</code> and <code>pages</code></td></tr>
<tr><th scope="row">Workspaces, files</th><td>no</td><td>yes</td></tr>
<tr><th scope="row">Visitor’s place</th><td>names</td><td>codes</td></tr>
</tbody></table></div>`,
    samples: html`${codeBlock(
      'Headers of v1',
      html`<span class="token-key">Deprecation</span>: @1704067200
<span class="token-key">Link</span>: &lt;…/v2&gt;; rel="successor-version"`,
    )}`,
  };
}
