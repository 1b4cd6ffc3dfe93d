import type { FormDefinition } from '#form/definition/document.ts';
import { hasSteps } from '#form/definition/hasSteps.ts';
import type { FaultMessages } from '#form/message/faultMessages.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { adaptedTypes, adapterOf } from '../field/adapters.ts';
import { requiredSentence } from '../field/requiredSentence.ts';
import { fieldsById } from '../fieldsById.ts';
import { localeOf } from '../locale.ts';
import { type ShownLabels, shownLabels } from '../text/shownLabels.ts';
import { type MoneyStyle, moneyStyle } from '../text/writtenNumber.ts';
import type { FormView } from '../view.ts';
import { faultsOfPage } from './faultsOfPage.ts';
import { partsOfPage } from './partsOfPage.ts';
import { strippedDefinition } from './strippedDefinition.ts';

const textKeys = [
  'error_prefix',
  'sending',
  'offline',
  'restored',
  'start_over',
] as const satisfies readonly (keyof InterfaceTexts)[];

interface FaultWords {
  pattern_message?: string;
  columns?: { label: string }[];
  rows?: { label: string }[];
}

export interface PageData {
  readonly id: string;
  /** Whether the browser stores answers until they are sent. */
  readonly keep: boolean;
  /** Whether the form accepts one response per browser, which a token then identifies. */
  readonly once: boolean;
  readonly test: boolean;
  readonly display: NonNullable<FormDefinition['display']>;
  readonly progress: boolean;
  /** Whether choosing one option goes on to the next question. */
  readonly advance?: boolean;
  /** Whether the form asks for a payment that cannot be taken here, with some or with all answers. */
  readonly unpaid?: 'sometimes' | 'always';
  readonly form: FormDefinition;
  /** Where a resume link continues, and when its answers were saved. */
  readonly resumed?: { readonly step: string; readonly at: number };
  /** The order of evaluation if it differs from document order; see `CompiledForm`. */
  readonly order?: readonly number[];
  readonly today: string;
  readonly parts: readonly string[];
  readonly texts: Partial<InterfaceTexts>;
  readonly messages: Partial<FaultMessages>;
  /** The sentence for a missing answer, by the id of each field that is or may become required. */
  readonly required: Readonly<Record<string, string>>;
  /** By field, what its faults may name as the language writes it: `31 December 2026`. */
  readonly written?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Labels of options that texts repeat in other words than the document, where texts repeat any. */
  readonly labels?: ShownLabels;
  /** How the language writes amounts, where the page shows any. */
  readonly money?: MoneyStyle;
  /** Translated texts in the faults of a field, if they differ from the document's. */
  readonly words: Readonly<Record<string, FaultWords>>;
}

/** Everything except per-visitor values, so that the page can be cached. */
export function pageData(view: FormView, translated: FormDefinition, fills: boolean): PageData {
  const { definition } = view.form;
  const fields = translated.pages.flatMap((page) => page.fields);
  const known = fields.filter(isKnownField);
  const ofTypes = adaptedTypes.flatMap((type) =>
    known.flatMap((field) => (field.type === type && adapterOf(field).scriptTexts?.(field)) || []),
  );
  const ofSaving =
    definition.resume?.link === true ? (['saving', 'save_offline', 'save_failed'] as const) : [];
  const ofPartial = view.partial === true ? (['partial'] as const) : [];
  const asksSingly = definition.display === 'one_question';
  const ofSteps = hasSteps(definition) ? (['next', 'back', 'step'] as const) : [];
  const ofQuestions = asksSingly ? (['advance_note'] as const) : [];
  const order = [...view.form.order];
  const labels = shownLabels(definition, translated);
  return {
    id: view.id,
    keep: definition.resume?.browser !== false,
    once: view.once,
    test: view.test,
    display: definition.display ?? 'page_by_page',
    progress: definition.progress !== false,
    ...(asksSingly ? { advance: definition.advance !== false } : {}),
    ...(view.resumed === undefined ? {} : { resumed: view.resumed }),
    ...(view.unpaid === undefined ? {} : { unpaid: view.unpaid }),
    form: strippedDefinition(definition),
    ...(order.every((node, index) => node === index) ? {} : { order }),
    today: view.today,
    parts: partsOfPage(definition, fills),
    texts: Object.fromEntries(
      [...textKeys, ...ofTypes, ...ofSteps, ...ofQuestions, ...ofSaving, ...ofPartial].map((key) => [
        key,
        view.texts[key],
      ]),
    ),
    messages: faultsOfPage(view.messages, fields),
    required: requiredSentences(view, translated),
    ...writtenIn(view, translated),
    ...(fills && Object.keys(labels).length > 0 ? { labels } : {}),
    ...(fills || known.some(({ type }) => type === 'credit_card') ? moneyOf(view, definition) : {}),
    words: translated === definition ? {} : wordsOf(translated),
  };
}

function requiredSentences(view: FormView, translated: FormDefinition): Record<string, string> {
  const fields = fieldsById(translated);
  const sentences: Record<string, string> = {};
  for (const {
    id,
    field: { required },
    requiredBy,
  } of view.form.fields) {
    const field = fields.get(id);
    if ((required !== true && requiredBy.length === 0) || field === undefined || !isKnownField(field))
      continue;
    sentences[id] = requiredSentence(field, view, translated.texts);
  }
  return sentences;
}

function writtenIn(view: FormView, translated: FormDefinition): Pick<PageData, 'written'> {
  const locale = localeOf(view.language);
  const written = [...fieldsById(translated).values()].flatMap((field) => {
    const values = (isKnownField(field) && adapterOf(field).faultValues?.(field, view.today, locale)) || {};
    return Object.keys(values).length === 0 ? [] : [[field.id, values] as const];
  });
  return written.length === 0 ? {} : { written: Object.fromEntries(written) };
}

function moneyOf({ language }: FormView, definition: FormDefinition): Pick<PageData, 'money'> {
  // The codes of currencies in formulas, such as `money(field4, "EUR")`, and in fields that ask for a payment.
  const codes = JSON.stringify(definition.pages).matchAll(/(?:\\"|"currency":")([A-Z]{3})\\?"/g);
  const named = [...codes].map(([, code = '']) => code);
  const currencies = [
    ...new Set([...(definition.currency === undefined ? [] : [definition.currency]), ...named]),
  ];
  return currencies.length === 0 ? {} : { money: moneyStyle(currencies, localeOf(language)) };
}

function wordsOf(translated: FormDefinition): PageData['words'] {
  const words: Record<string, FaultWords> = {};
  for (const field of fieldsById(translated).values()) {
    if (!isKnownField(field)) continue;
    if ('pattern_message' in field && field.pattern_message)
      words[field.id] = { pattern_message: field.pattern_message };
    if (field.type === 'table_entry')
      words[field.id] = {
        columns: field.columns.map(({ label }) => ({ label })),
        ...(field.rows === undefined ? {} : { rows: field.rows.map(({ label }) => ({ label })) }),
      };
  }
  return words;
}

/** JSON for a script element: nothing in it closes the element or starts a comment. */
export function serializedPageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
