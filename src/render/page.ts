import type { FormDefinition, Page } from '#form/definition/document.ts';
import { leadsElsewhere } from '#form/definition/leadsElsewhere.ts';
import { hasFormulas, parseTemplate } from '#form/formula/template.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { answerableFields, writeSeen } from './answerableFields.ts';
import { copyOffer, copyStyle } from './copyOffer.ts';
import { type DocumentScript, htmlDocument, logoOf, previewBanner, testBanner } from './document.ts';
import { partsByName } from './fault/addressFault.ts';
import { faultSentence } from './fault/faultSentence.ts';
import { formattedFault } from './fault/formattedFault.ts';
import { cellByName, shownFault } from './fault/tableFault.ts';
import { renderField } from './field/adapters.ts';
import { formattedPrice } from './field/choice/formattedPrice.ts';
import { requiredSentence } from './field/requiredSentence.ts';
import { fieldsById } from './fieldsById.ts';
import { filledTexts, writeTexts } from './filledTexts.ts';
import { forcedValues } from './forcedValues.ts';
import { sharingHead, unlisted } from './head.ts';
import { type Html, html } from './html.ts';
import { timeNeeded } from './intro/timeNeeded.ts';
import { localeOf } from './locale.ts';
import { withOwnTexts } from './ownTexts.ts';
import { saveName, seenName, textsName, trapName } from './pageNames.ts';
import { paymentWarning, sendButton } from './paymentWarning.ts';
import { firstStep } from './script/firstStep.ts';
import { pageData, serializedPageData } from './script/pageData.ts';
import { errorSummary, notice } from './summary.ts';
import { inlineMarkup, inlineWords } from './text/inlineText.ts';
import { isWaiting } from './text/isWaiting.ts';
import { pageFormat } from './text/pageFormat.ts';
import { questionsIn } from './text/questionsIn.ts';
import { writtenAmount } from './text/writtenAmount.ts';
import { translateDefinition } from './translateDefinition.ts';
import type { FieldView, FormView, PageContext } from './view.ts';

/** A form as a whole page: all its pages below each other, usable without a script. */
export function renderFormPage(given: FormView): string {
  const definition = translateDefinition(given.form.definition, given.language);
  const view = { ...given, texts: withOwnTexts(given.texts, definition) };
  const { texts } = view;
  const context = sideOf(view);
  const fields = fieldViews(view, definition, context);
  const title = context.fill(definition.title ?? '').trim() || view.name;
  const { description = '' } = definition;
  const faulty = view.faults.size > 0;
  const first = firstStep(view, definition, (page) => shownOn(page, view.state, fields, context));

  const sheet = html`<main class="sheet">
${logoOf(definition.theme)}<h1>${context.isFilled(definition.title ?? '') ? context.filled(definition.title ?? '') : title}</h1>
${paymentWarning(view)}${intro(description, context)}${timeOf(view, definition)}${faulty ? errorSummary(view, fields) : notice(view, fields)}${
  view.resumed !== undefined ? html`<p class="restored" role="status">${texts.resumed}</p>\n` : undefined
}<form method="post" action="${view.action}" novalidate${
    needsMultipart(view) ? html` enctype="multipart/form-data"` : undefined
  }${view.embed !== undefined && leadsElsewhere(definition) ? html` target="_top"` : undefined}${view.country === undefined ? undefined : countryAttribute(view.country)}>
${hiddenInputs(view, fields, definition)}${
  canBeRequired(view)
    ? html`<p class="needed"${first?.some(({ required }) => required) === false ? html` data-later` : undefined}${hiddenUnless(view.state.required.size > 0)}>${texts.required_note}</p>\n`
    : undefined
}${definition.pages.map((page) => section(page, view.state, fields, context))}${copyOffer(view)}<div class="foot">${sendButton(view)}${saveButton(definition, texts)}</div>
</form>
${languageLinks(view)}</main>`;

  const script = scriptOf(view, definition, sheet);
  return htmlDocument({
    pageLanguage: view,
    title: faulty ? `${texts.error_prefix}${title}` : title,
    definition,
    head:
      view.preview === undefined
        ? view.sharing === undefined
          ? unlisted
          : sharingHead(view.sharing, title, context.fill(inlineWords(description)).trim())
        : unlisted,
    moreStyle: copyStyle(view.offersCopy),
    embed: view.embed,
    waits: first !== undefined,
    banner:
      view.preview === undefined
        ? view.test
          ? testBanner(view)
          : undefined
        : previewBanner(view, view.preview),
    sheet,
    ...(script === undefined ? {} : { script }),
  });
}

/** The page data for the script, and its address. */
function scriptOf(view: FormView, definition: FormDefinition, sheet: Html): DocumentScript | undefined {
  if (view.script === undefined) return undefined;
  const data = pageData(view, definition, sheet.text.includes(' data-fill="'));
  return { ...view.script(data.parts), data: serializedPageData(data) };
}

/** Every renderable field in the language of the page. */
function fieldViews(
  view: FormView,
  definition: FormDefinition,
  context: PageContext,
): Map<string, FieldView> {
  const { texts: own } = definition;
  const translated = fieldsById(definition);
  const labelled = new Set(
    definition.pages.flatMap(({ label, fields }) => (label.trim() === '' ? [] : fields.map(({ id }) => id))),
  );
  const views = new Map<string, FieldView>();
  for (const { id, known } of view.form.fields) {
    const field = translated.get(id);
    if (known === undefined || field === undefined || !isKnownField(field) || view.fixed?.has(id)) continue;
    const required = view.state.required.has(id);
    const found = view.faults.get(id);
    const fault = found === undefined ? undefined : shownFault(found, field, known.field);
    const error =
      fault === undefined
        ? undefined
        : faultSentence(
            partsByName(cellByName(formattedFault(fault, view.language), field), view.texts),
            field,
            view,
            requiredSentence(field, view, own),
          );
    const shown = view.state.visible.has(id);
    const headingAbove = labelled.has(id) ? 2 : 1;
    views.set(id, { field, required, headingAbove, shown, fault, error, page: context });
  }
  return views;
}

function sideOf(view: FormView): PageContext {
  const { state, form } = view;
  const format = pageFormat(form, state, view.language);
  const fill = (text: string) => (text.includes('[') ? state.fill(parseTemplate(text), format) : text);
  const isFilled = (text: string) => text.includes('[') && hasFormulas(text);
  const waits = (text: string) => {
    const questions = isFilled(text) ? questionsIn(text, form) : [];
    if (questions.length === 0) return undefined;
    return html` data-wait="${questions.join(' ')}"${hiddenUnless(!isWaiting(questions, form, state))}`;
  };
  const filled = (text: string) =>
    isFilled(text) ? html`<span data-fill="${text}">${fill(text)}</span>` : fill(text);
  return {
    texts: view.texts,
    locale: localeOf(view.language),
    values: new Map([...view.values, ...forcedValues(state)]),
    today: view.today,
    payments: view.unpaid === undefined,
    price: (amount) => formattedPrice(amount, form.definition, localeOf(view.language), view.texts),
    isFull: (fieldId, option) => view.full?.get(fieldId)?.has(option) === true,
    hasSeveralAddresses: form.fields.filter(({ known }) => known?.type === 'address').length > 1,
    fill,
    waits,
    isFilled,
    filled,
    rich: (text) => inlineMarkup(text, filled),
    upload: (id, fieldId) => view.upload(id, fieldId),
    amount: (fieldId) => writtenAmount(form, state, fieldId, localeOf(view.language)),
  };
}

/** Skipped pages and hidden fields are rendered too: answers may reveal them. */
function section(
  page: Page,
  state: FormState,
  fields: ReadonlyMap<string, FieldView>,
  context: PageContext,
): Html | undefined {
  const label = page.label.trim();
  const { description = '' } = page;
  const isMet = shownOn(page, state, fields, context) !== undefined;
  return html`<section class="page" data-page="${page.id}"${hiddenUnless(isMet)}>
${label === '' ? undefined : html`<h2>${context.filled(label)}</h2>\n`}${intro(description, context)}<div class="fields">
${fieldsOn(page, fields).map((view) => html`${renderField(view)}\n`)}</div>
</section>
`;
}

function fieldsOn(page: Page, fields: ReadonlyMap<string, FieldView>): FieldView[] {
  return page.fields.flatMap((field) => {
    const view = field.type === 'hidden' ? undefined : fields.get(field.id);
    // A duplicate of an id has no answer of its own.
    return view?.field === field ? [view] : [];
  });
}

/** The visible fields of a page; undefined if the page is skipped or has nothing to show. */
function shownOn(
  page: Page,
  state: FormState,
  fields: ReadonlyMap<string, FieldView>,
  context: PageContext,
): FieldView[] | undefined {
  const shown = fieldsOn(page, fields).filter((view) => view.shown);
  const hasText = [page.label, page.description ?? ''].some((text) => context.fill(text).trim() !== '');
  return state.pages.includes(page.id) && (hasText || shown.length > 0) ? shown : undefined;
}

/** Text that answers may fill is always rendered, even while it is empty. */
function intro(text: string, context: PageContext): Html | undefined {
  const isEmpty = context.fill(text).trim() === '' && !context.isFilled(text);
  return isEmpty ? undefined : html`<p class="intro">${context.rich(text.trim())}</p>\n`;
}

/** How long the form takes; the first step shows it, as it does the description. */
function timeOf(view: FormView, definition: FormDefinition): Html | undefined {
  const sentence = timeNeeded(definition, view.state, view);
  return sentence === undefined ? undefined : html`<p class="intro">${sentence}</p>\n`;
}

function hiddenUnless(shown: boolean): Html | undefined {
  return shown ? undefined : html` hidden`;
}

/** Whether any field is or may become required. */
function canBeRequired({ form, state }: FormView): boolean {
  return (
    state.required.size > 0 ||
    form.fields.some(({ field, requiredBy }) => field.required === true || requiredBy.length > 0)
  );
}

/**
 * The hidden inputs. Hidden fields are included even while a rule hides them: the value from the page's address
 * would otherwise be lost once the rule stops applying.
 */
function hiddenInputs(
  view: FormView,
  fields: ReadonlyMap<string, FieldView>,
  definition: FormDefinition,
): Html {
  const texts = filledTexts(view, definition);
  const own = Object.entries({
    ...view.hidden,
    [seenName]: writeSeen(answerableFields(view.form, view.state)),
    ...(texts === undefined ? {} : { [textsName]: writeTexts(texts) }),
  }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const given = [...fields.values()].filter(({ field }) => field.type === 'hidden').map(renderField);
  const trap = html`<div class="trap" aria-hidden="true" inert><input type="text" name="${trapName}" tabindex="-1" autocomplete="off"></div>`;
  return html`${own}${given}${trap}
`;
}

/** The page cache replaces it, because visitors from several countries share a page. */
export function countryAttribute(country: string): Html {
  return html` data-country="${country}"`;
}

function needsMultipart({ form, fixed }: FormView): boolean {
  return form.fields.some(({ id, known }) => known?.type === 'file_upload' && fixed?.has(id) !== true);
}

/** Links to the page in the form's other languages, each in its own name. */
function languageLinks({ languages = [], language, texts }: FormView): Html | undefined {
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

/** Shown beside the send button if the form lets visitors resume later. */
function saveButton({ resume }: FormDefinition, texts: InterfaceTexts): Html | undefined {
  if (resume?.link !== true) return undefined;
  return html`<button class="button quiet" type="submit" name="${saveName}" value="1">${texts.save_for_later}</button>`;
}
