import { type Html, html } from './html.ts';
import { localeOf } from './locale.ts';
import type { FormView } from './view.ts';

/** Links to the page in the form's other languages, each in its own name. */
export function languageLinks({ languages = [], language, texts }: FormView): Html | undefined {
  if (languages.length < 2) return undefined;
  const links = languages.map(({ language: other, href }) => {
    const name = new Intl.DisplayNames(localeOf(other), { type: 'language' }).of(localeOf(other)) ?? other;
    return other === language
      ? html`<li><span aria-current="true">${name}</span></li>`
      : html`<li><a href="${href}" lang="${other}" hreflang="${other}">${name}</a></li>`;
  });
  return html`<nav class="languages" aria-label="${texts.language}"><ul>${links}</ul></nav>
`;
}
