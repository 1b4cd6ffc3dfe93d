import { type Content, type Html, html } from '#render/html.ts';

/** Code under a title. It may scroll sideways, so the keyboard must be able to reach it. */
export function codeBlock(title: string, code: Content, kind: 'line' | 'json' = 'json'): Html {
  return html`<figure class="code ${kind}">
<figcaption>${title}</figcaption>
<pre tabindex="0"><code>${code}</code></pre>
</figure>`;
}
