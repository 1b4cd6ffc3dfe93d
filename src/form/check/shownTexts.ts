import type { Ending, Field } from '../definition/document.ts';
import { endingIds } from '../definition/endingIds.ts';
import { fieldTexts } from '../type/declarations.ts';
import type { Option } from '../type/everyField.ts';
import { type CheckedForm, fieldsOfType } from './checkedForm.ts';
import { type Location, within } from './findings.ts';

/** A text of the form that people read. */
export interface ShownText {
  readonly text: string;
  readonly location: Location;
  /** The path of the text in a translation. */
  readonly translated: readonly string[];
  /** Whether brackets are shown as they are: the pictures of the theme are also on pages without answers. */
  readonly isPlain?: true;
}

const ofField: ReadonlySet<string> = new Set(fieldTexts);

/** Every such text that is not empty, in the order of the document. */
export function* shownTexts(form: CheckedForm): Generator<ShownText> {
  for (const found of allTexts(form)) if (found.text.trim() !== '') yield found;
}

function* allTexts(form: CheckedForm): Generator<ShownText> {
  const whole: Location = { path: '' };
  const { definition } = form;
  yield* keyed(whole, definition, ['title', 'description'], []);
  for (const { page, location } of form.pages)
    yield* keyed(location, page, ['label', 'description'], ['pages', page.id]);
  for (const { field, location } of form.fields) yield* textsOfField(field, location);
  yield* textsOfTables(form);
  yield* textsOfEnding(within(whole, '.ending'), definition.ending ?? {}, ['ending']);
  const ids = endingIds(definition);
  for (const { rule, location } of form.rules) {
    for (const [index, action] of rule.do.entries()) {
      if (action.action !== 'end') continue;
      const id = ids.get(action) ?? '';
      yield* textsOfEnding(within(location, `.do[${index}]`), action, ['endings', id]);
    }
  }
  for (const key of ['logo', 'cover'] as const) {
    const text = definition.theme?.[key]?.alternative;
    if (text === undefined) continue;
    yield { text, location: { path: `theme.${key}.alternative` }, translated: ['theme', key], isPlain: true };
  }
}

function* textsOfEnding(location: Location, ending: Ending, above: readonly string[]): Generator<ShownText> {
  yield* keyed(location, ending, ['title', 'message'], above);
  const { button, image } = ending;
  if (button !== undefined)
    yield {
      text: button.label,
      location: within(location, '.button.label'),
      translated: [...above, 'button'],
    };
  if (image?.alternative !== undefined)
    yield {
      text: image.alternative,
      location: within(location, '.image.alternative'),
      translated: [...above, 'image'],
    };
}

function* textsOfField(field: Field, location: Location): Generator<ShownText> {
  const above = ['fields', field.id];
  for (const [key, text] of Object.entries(field)) {
    if (ofField.has(key) && typeof text === 'string') {
      yield { text, location: within(location, `.${key}`), translated: [...above, key] };
    }
  }
  if ('other' in field && field.other?.label !== undefined) {
    yield {
      text: field.other.label,
      location: within(location, '.other.label'),
      translated: [...above, 'other'],
    };
  }
  if (!('options' in field)) return;
  for (const [index, option] of (field.options ?? []).entries()) {
    const at = within(location, `.options[${index}]`);
    yield {
      text: option.label,
      location: within(at, '.label'),
      translated: [...above, 'options', option.value],
    };
    const { description, image }: Partial<Option> = option;
    if (description !== undefined)
      yield {
        text: description,
        location: within(at, '.description'),
        translated: [...above, 'option_descriptions', option.value],
      };
    if (image?.alternative !== undefined)
      yield {
        text: image.alternative,
        location: within(at, '.image.alternative'),
        translated: [...above, 'option_images', option.value],
      };
  }
}

function* textsOfTables(form: CheckedForm): Generator<ShownText> {
  for (const { field, location } of fieldsOfType(form, 'table_entry')) {
    for (const key of ['columns', 'rows'] as const) {
      for (const [index, { id, label }] of (field[key] ?? []).entries()) {
        const at = within(location, `.${key}[${index}].label`);
        yield { text: label, location: at, translated: ['fields', field.id, key, id] };
      }
    }
    for (const [index, column] of field.columns.entries()) {
      for (const [number, { label, value }] of (column.options ?? []).entries()) {
        yield {
          text: label,
          location: within(location, `.columns[${index}].options[${number}].label`),
          translated: ['fields', field.id, 'column_options', column.id, value],
        };
      }
    }
  }
}

function* keyed(
  location: Location,
  holder: object,
  keys: readonly string[],
  above: readonly string[],
): Generator<ShownText> {
  for (const [key, text] of Object.entries(holder)) {
    if (!keys.includes(key) || typeof text !== 'string') continue;
    yield { text, location: within(location, `.${key}`), translated: [...above, key] };
  }
}
