import type { FormDefinition, Page } from '#form/definition/document.ts';
import { isKnownField } from '#form/field/behaviours.ts';
import { payableAmount } from '#form/field/money.ts';
import { parseTemplate } from '#form/formula/template.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { askedFields, seenName, writeSeen } from './askedFields.ts';
import { htmlDocument, logoOf, testBanner } from './document.ts';
import { faultSentence, shownFault } from './faultSentence.ts';
import { renderField } from './field/renderField.ts';
import { forcedValues } from './forcedValues.ts';
import { type Html, html } from './html.ts';
import { languageLinks } from './languageLinks.ts';
import { localeOf } from './locale.ts';
import { withOwnTexts } from './ownTexts.ts';
import { errorSummary, notice } from './summary.ts';
import { translateDefinition } from './translateDefinition.ts';
import type { FieldView, FormView, PageSide } from './view.ts';

/** An input that people do not meet; programs that fill in everything fill it in too. */
export const trapName = '_topic';

/**
 * A form as a whole page: all pages that the visitor comes through, one under the other, usable without a script.
 */
export function renderFormPage(given: FormView): string {
  const definition = translateDefinition(given.form.definition, given.language);
  const view = { ...given, texts: withOwnTexts(given.texts, definition) };
  const { state, texts } = view;
  const side = sideOf(view);
  const fields = fieldViews(view, definition, side);
  const title = side.fill(definition.title ?? '').trim() || view.name;
  const description = side.fill(definition.description ?? '').trim();
  const faulty = view.faults.size > 0;

  const sheet = html`<main class="sheet">
${logoOf(definition.theme)}<h1>${title}</h1>
${description === '' ? undefined : html`<p class="intro">${description}</p>\n`}${
  faulty ? errorSummary(view, fields) : notice(view, fields)
}<form method="post" action="${view.action}" novalidate${
    needsMultipart(view.form) ? html` enctype="multipart/form-data"` : undefined
  }>
${hiddenInputs(view, fields)}${
  [...state.required].some((id) => fields.has(id))
    ? html`<p class="needed">${texts.required_note}</p>\n`
    : undefined
}${definition.pages.filter(({ id }) => state.pages.includes(id)).map((page) => section(page, state, fields, side))}<div class="foot"><button class="button" type="submit">${texts.submit}</button></div>
</form>
${languageLinks(view)}</main>`;

  return htmlDocument({
    speech: view,
    title: faulty ? `${texts.error_prefix}${title}` : title,
    theme: definition.theme,
    banner: view.test ? testBanner(view) : undefined,
    sheet,
  });
}

/** Every field that can be shown, in the language of the page. */
function fieldViews(
  view: FormView,
  { pages, texts: own }: FormDefinition,
  side: PageSide,
): Map<string, FieldView> {
  const translated = new Map(
    pages.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)),
  );
  const views = new Map<string, FieldView>();
  for (const { id, known } of view.form.fields) {
    const field = translated.get(id);
    if (known === undefined || field === undefined || !isKnownField(field)) continue;
    const required = view.state.required.has(id);
    const found = view.faults.get(id);
    const fault = found === undefined ? undefined : shownFault(found, field, known.field);
    const error = fault === undefined ? undefined : faultSentence(fault, field, view, own);
    views.set(id, { field, required, fault, error, page: side });
  }
  return views;
}

function sideOf(view: FormView): PageSide {
  const { state, form } = view;
  return {
    texts: view.texts,
    locale: localeOf(view.language),
    values: new Map([...view.values, ...forcedValues(state)]),
    today: view.today,
    payments: view.payments,
    fill: (text) => (text.includes('[') ? state.fill(parseTemplate(text)) : text),
    upload: (id, fieldId) => view.upload(id, fieldId),
    amount: (fieldId) => amountIn(form, state, fieldId),
  };
}

function amountIn(form: CompiledForm, state: FormState, fieldId: string): string | undefined {
  const field = form.fields[form.numberOfField.get(fieldId) ?? -1]?.known?.field;
  const charged = state.amount(fieldId);
  if (field?.type !== 'credit_card' || field.currency === undefined || charged === undefined)
    return undefined;
  const amount = payableAmount(charged.toText(), field.currency);
  return amount === undefined || /^[0.]+$/.test(amount) ? undefined : `${field.currency} ${amount}`;
}

function section(
  page: Page,
  state: FormState,
  fields: ReadonlyMap<string, FieldView>,
  side: PageSide,
): Html | undefined {
  const label = side.fill(page.label).trim();
  const description = side.fill(page.description ?? '').trim();
  const shown = page.fields.flatMap(({ id, type }) => {
    const view = type !== 'hidden' && state.visible.has(id) ? fields.get(id) : undefined;
    return view === undefined ? [] : [view];
  });
  if (label === '' && description === '' && shown.length === 0) return undefined;
  return html`<section class="page">
${label === '' ? undefined : html`<h2>${label}</h2>\n`}${
  description === '' ? undefined : html`<p class="intro">${description}</p>\n`
}<div class="fields">
${shown.map((view) => html`${renderField(view)}\n`)}</div>
</section>
`;
}

/**
 * What goes along unseen. Hidden fields are there even while a rule hides them: what the address of the page gave
 * would otherwise be lost when the rule no longer does.
 */
function hiddenInputs(view: FormView, fields: ReadonlyMap<string, FieldView>): Html {
  const own = Object.entries({
    ...view.hidden,
    [seenName]: writeSeen(askedFields(view.form, view.state)),
  }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const given = [...fields.values()].filter(({ field }) => field.type === 'hidden').map(renderField);
  const trap = html`<div class="trap" aria-hidden="true" inert><input type="text" name="${trapName}" tabindex="-1" autocomplete="off"></div>`;
  return html`${own}${given}${trap}
`;
}

function needsMultipart(form: CompiledForm): boolean {
  return form.fields.some(({ known }) => known?.type === 'file_upload');
}
