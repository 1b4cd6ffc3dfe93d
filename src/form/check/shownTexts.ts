import type { Ending, Field } from '../definition/document.ts';
import { fieldTexts } from '../definition/fieldTexts.ts';
import { type CheckedForm, fieldsOfType } from './checkedForm.ts';
import { type Place, within } from './findings.ts';

/** A text of the form that people read and that may contain formulas. */
export interface ShownText {
  readonly text: string;
  readonly place: Place;
  /** The path of the text in a translation; undefined where it is not translated. */
  readonly translated?: readonly string[];
}

const ofField: ReadonlySet<string> = new Set(fieldTexts);

/** Every such text that is not empty, in the order of the document. */
export function* shownTexts(form: CheckedForm): Generator<ShownText> {
  for (const found of allTexts(form)) if (found.text.trim() !== '') yield found;
}

function* allTexts(form: CheckedForm): Generator<ShownText> {
  const whole: Place = { path: '' };
  const { definition } = form;
  yield* keyed(whole, definition, ['title', 'description'], []);
  for (const { page, place } of form.pages)
    yield* keyed(place, page, ['label', 'description'], ['pages', page.id]);
  for (const { field, place } of form.fields) yield* textsOfField(field, place);
  yield* textsOfTables(form);
  yield* textsOfEnding(within(whole, '.ending'), definition.ending ?? {}, ['ending']);
  for (const { rule, place } of form.rules) {
    for (const [index, action] of rule.do.entries()) {
      if (action.action === 'end') yield* textsOfEnding(within(place, `.do[${index}]`), action);
    }
  }
}

function* textsOfEnding(place: Place, ending: Ending, above?: readonly string[]): Generator<ShownText> {
  yield* keyed(place, ending, ['title', 'message'], above);
  const text = ending.button?.label;
  if (text === undefined) return;
  const shown = { text, place: within(place, '.button.label') };
  yield above === undefined ? shown : { ...shown, translated: [...above, 'button'] };
}

function* textsOfField(field: Field, place: Place): Generator<ShownText> {
  const above = ['fields', field.id];
  for (const [key, text] of Object.entries(field)) {
    if (ofField.has(key) && typeof text === 'string') {
      yield { text, place: within(place, `.${key}`), translated: [...above, key] };
    }
  }
  if ('other' in field && field.other?.label !== undefined) {
    yield { text: field.other.label, place: within(place, '.other.label'), translated: [...above, 'other'] };
  }
  if (!('options' in field)) return;
  for (const [index, option] of (field.options ?? []).entries()) {
    const at = within(place, `.options[${index}]`);
    yield {
      text: option.label,
      place: within(at, '.label'),
      translated: [...above, 'options', option.value],
    };
    yield* keyed(at, option, ['description']);
  }
}

function* textsOfTables(form: CheckedForm): Generator<ShownText> {
  for (const { field, place } of fieldsOfType(form, 'table_entry')) {
    for (const key of ['columns', 'rows'] as const) {
      for (const [index, { id, label }] of (field[key] ?? []).entries()) {
        const at = within(place, `.${key}[${index}].label`);
        yield { text: label, place: at, translated: ['fields', field.id, key, id] };
      }
    }
    for (const [index, column] of field.columns.entries()) {
      for (const [number, { label }] of (column.options ?? []).entries()) {
        yield { text: label, place: within(place, `.columns[${index}].options[${number}].label`) };
      }
    }
  }
}

function* keyed(
  place: Place,
  holder: object,
  keys: readonly string[],
  above?: readonly string[],
): Generator<ShownText> {
  for (const [key, text] of Object.entries(holder)) {
    if (!keys.includes(key) || typeof text !== 'string') continue;
    const shown = { text, place: within(place, `.${key}`) };
    yield above === undefined ? shown : { ...shown, translated: [...above, key] };
  }
}
