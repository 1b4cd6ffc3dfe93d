import type { FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/field/behaviours.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import type { FaultMessages } from '#form/message/language/english.ts';
import { fieldsById } from '../fieldsById.ts';
import type { FormView } from '../view.ts';
import { faultsOfPage } from './faultsOfPage.ts';
import { partsOfPage } from './partsOfPage.ts';
import { strippedDefinition } from './strippedDefinition.ts';

const textKeys = [
  'next',
  'back',
  'error_prefix',
  'step',
  'sending',
  'offline',
  'restored',
  'start_over',
  'sent_title',
  'sent',
  'sent_test',
] as const satisfies readonly (keyof InterfaceTexts)[];

const textsOfType = {
  file_upload: [
    'file_failed',
    'file_remove',
    'file_waiting',
    'file_choose',
    'files_choose',
    'file_drop',
    'file_photo',
    'file_retry',
  ],
  table_entry: ['row', 'add_row', 'row_remove', 'clear'],
  multiple_choice: ['clear', 'chosen_of'],
  rating: ['clear'],
  nps: ['clear'],
  slider: ['clear', 'slider_unset'],
  dropdown: ['search_options', 'options_found', 'options_none'],
  comment: ['characters_left'],
  calendly: ['booked'],
  date: ['date_open'],
  phone: ['phone_country', 'search_options', 'options_found', 'options_none'],
  address: [
    'address_line1',
    'address_line2',
    'address_city',
    'address_state',
    'address_postal_code',
    'address_country',
  ],
} as const satisfies Record<string, readonly (keyof InterfaceTexts)[]>;

export interface PageData {
  readonly id: string;
  /** Whether the browser stores answers until they are sent. */
  readonly keep: boolean;
  /** Whether the form accepts one response per browser, which a token then identifies. */
  readonly once: boolean;
  readonly test: boolean;
  readonly display: NonNullable<FormDefinition['display']>;
  readonly progress: boolean;
  /** Whether the form asks for a payment that cannot be taken here, with some or with all answers. */
  readonly unpaid?: 'sometimes' | 'always';
  readonly form: FormDefinition;
  /** The order of evaluation if it differs from document order; see `CompiledForm`. */
  readonly order?: readonly number[];
  readonly today: string;
  readonly parts: readonly string[];
  readonly texts: Partial<InterfaceTexts>;
  readonly messages: Partial<FaultMessages>;
  /** The form's own sentence for a missing answer. */
  readonly required?: string;
  /** Translated texts in the faults of a field, if they differ from the document's. */
  readonly words: Readonly<Record<string, { pattern_message?: string; columns?: { label: string }[] }>>;
}

/** Everything except per-visitor values, so that the page can be cached. */
export function pageData(view: FormView, translated: FormDefinition, fills: boolean): PageData {
  const { definition } = view.form;
  const fields = translated.pages.flatMap((page) => page.fields);
  const types = new Set(fields.map(({ type }) => type));
  const ofTypes = Object.entries(textsOfType).flatMap(([type, keys]) => (types.has(type) ? keys : []));
  const ofOnce = view.once ? (['already_answered_title', 'already_answered'] as const) : [];
  const required = translated.texts?.required;
  const order = [...view.form.order];
  return {
    id: view.id,
    keep: definition.resume?.browser !== false,
    once: view.once,
    test: view.test,
    display: definition.display ?? 'page_by_page',
    progress: definition.progress !== false,
    ...(view.unpaid === undefined ? {} : { unpaid: view.unpaid }),
    form: strippedDefinition(definition),
    ...(order.every((node, index) => node === index) ? {} : { order }),
    today: view.today,
    parts: partsOfPage(definition, fills),
    texts: Object.fromEntries([...textKeys, ...ofTypes, ...ofOnce].map((key) => [key, view.texts[key]])),
    messages: faultsOfPage(view.messages, types),
    ...(required ? { required } : {}),
    words: translated === definition ? {} : wordsOf(translated),
  };
}

function wordsOf(translated: FormDefinition): PageData['words'] {
  const words: Record<string, { pattern_message?: string; columns?: { label: string }[] }> = {};
  for (const field of fieldsById(translated).values()) {
    if (!isKnownField(field)) continue;
    if ('pattern_message' in field && field.pattern_message)
      words[field.id] = { pattern_message: field.pattern_message };
    if (field.type === 'table_entry')
      words[field.id] = { columns: field.columns.map(({ label }) => ({ label })) };
  }
  return words;
}

/** JSON for a script element: nothing in it closes the element or starts a comment. */
export function serializedPageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
