import { withNumber } from '#form/formula/responseNumber.ts';
import { parseTemplate } from '#form/formula/template.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { type Html, html } from '../html.ts';
import { linkTools } from '../status/linkTools.ts';
import { mark } from '../status/mark.ts';
import type { RenderedSheet } from '../status/renderedSheet.ts';
import { inlineMarkup } from '../text/inlineText.ts';
import { pageFormat } from '../text/pageFormat.ts';
import { answerSummary } from './answerSummary.ts';
import { endingFor } from './endingTexts.ts';

export interface EndingView {
  readonly form: CompiledForm;
  readonly state: FormState;
  readonly language: string;
  readonly texts: InterfaceTexts;
  readonly test: boolean;
  /** The number of the response; null where it has none. */
  readonly number: number | null;
  /** The form's page, to answer again; undefined if each person answers once. */
  readonly again?: string | undefined;
  /** The link with which the visitor changes the answers later. */
  readonly edit?: string | undefined;
  /** The public address and name of the form, for sharing. */
  readonly shared: { readonly address: string; readonly title: string };
  /** Whether the page is inside another, so that links onward must leave the frame. */
  readonly embedded: boolean;
}

/** The last page of a form: what follows once it is sent. */
export function endingHtml(view: EndingView): RenderedSheet {
  const { form, state, language, texts, test, number } = view;
  const ending = endingFor(form, state, language);
  const format = pageFormat(form, state, language);
  const fillAnswers = (text: string) => state.fill(parseTemplate(text), format);
  const fill = (text: string) => fillAnswers(withNumber(text, number));
  const title = fill(ending.title ?? '').trim() || texts.sent_title;
  const said = (ending.message ?? '').trim();
  const message = fill(said).trim() === '' ? texts.sent : inlineMarkup(said, fill);
  const { button, image, redirect } = ending;
  const onward = html` href="${button?.url ?? ''}"${leaving(view)}`;
  const actions = [
    ...(redirect === undefined ? [] : [goOn(redirect, view)]),
    ...(button === undefined
      ? []
      : [
          html`<a class="button${redirect === undefined ? '' : ' quiet'}"${onward}>${fill(button.label)}</a>`,
        ]),
    ...(ending.again === true && view.again !== undefined
      ? [html`<a class="button quiet" href="${view.again}">${texts.again}</a>`]
      : []),
  ];
  if (view.edit !== undefined)
    actions.push(html`<a class="button quiet" href="${view.edit}">${texts.edit_link}</a>`);
  const picture =
    image === undefined
      ? ending.mark === false
        ? undefined
        : mark('check', 'good')
      : html`<img class="picture" src="${image.source}" alt="${fill(image.alternative ?? '')}">
`;
  return {
    title,
    content: html`${picture}<h1>${title}</h1>
<p>${message}</p>
${test ? html`<p class="tested">${texts.sent_test}</p>\n` : undefined}${
  redirect === undefined ? undefined : soon(redirect, ending.redirect_after, texts)
}${ending.summary === true ? answerSummary({ ...view, fill: fillAnswers }) : undefined}${
  actions.length === 0 ? undefined : html`<div class="actions">${actions}</div>\n`
}${ending.share === true ? linkTools({ ...view.shared, label: texts.share_form }, texts) : undefined}`,
  };
}

/** Only the script leaves by itself, so only it shows the sentence, with a button to stay. */
function soon(redirect: string, seconds: number | undefined, texts: InterfaceTexts): Html | undefined {
  if (seconds === undefined) return undefined;
  return html`<p class="soon" data-after="${seconds}" hidden>${fillPlaceholders(texts.redirect_soon, { site: siteOf(redirect) })} <button class="clear" type="button">${texts.redirect_stay}</button></p>
`;
}

function goOn(redirect: string, view: EndingView): Html {
  return html`<a class="button" href="${redirect}"${leaving(view)}>${fillPlaceholders(view.texts.redirect_go, { site: siteOf(redirect) })}</a>`;
}

function leaving({ embedded }: EndingView): Html | undefined {
  return embedded ? html` target="_top"` : undefined;
}

/** The host name without `www.`; the whole address if it cannot be parsed. */
function siteOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? address;
}
