import { pluralize } from '#kit/text/pluralize.ts';
import { endingIds } from '../definition/endingIds.ts';
import { shownOptions } from '../definition/shownOptions.ts';
import type { Translation } from '../schema/translation.ts';
import { ownValue } from '../value/ownValue.ts';
import type { CheckedForm } from './checkedForm.ts';
import { type Finding, finding, type Location } from './findings.ts';
import { shortened } from './nameOf.ts';
import { type ShownText, shownTexts } from './shownTexts.ts';

/** Checks translations: valid languages, all texts of the form, and no others. */
export function* checkTranslations(form: CheckedForm): Generator<Finding> {
  const { language: own = 'en', translations = {} } = form.definition;
  yield* checkLanguage(own, 'language');
  if (Object.keys(translations).length === 0) return;
  const wanted = [...shownTexts(form)];
  for (const [language, translation] of Object.entries(translations)) {
    const path = `translations.${language}`;
    yield* checkLanguage(language, path);
    if (language === own) {
      yield finding(
        'translation_unneeded',
        { path },
        `The form itself is in ${language}; delete this translation or change the language of the form.`,
      );
      continue;
    }
    yield* checkNames(form, translation, path);
    yield* checkCompleteness(wanted, translation, language, path);
  }
}

/** The texts of the translations that may contain formulas. Button texts and the pictures of the theme do not. */
export function* textsOfTranslation({
  definition,
}: CheckedForm): Generator<{ text: string; path: string; isOfEnding: boolean }> {
  for (const [language, { texts: _, theme: _pictures, ...translation }] of Object.entries(
    definition.translations ?? {},
  )) {
    const { ending, endings, ...before } = translation;
    const path = `translations.${language}`;
    for (const found of textsIn(before, path)) yield { ...found, isOfEnding: false };
    for (const found of textsIn({ ending, endings }, path)) yield { ...found, isOfEnding: true };
  }
}

function* textsIn(holder: object, path: string): Generator<{ text: string; path: string }> {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === 'string') yield { text: value, path: `${path}.${key}` };
    else if (typeof value === 'object' && value !== null) yield* textsIn(value, `${path}.${key}`);
  }
}

function* checkLanguage(tag: string, path: string): Generator<Finding> {
  if (isKnownLanguage(tag)) return;
  yield finding(
    'language_unknown',
    { path },
    `"${shortened(tag)}" is not a known language; use a tag such as de or pt-BR.`,
  );
}

function isKnownLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    // A RangeError: not a well-formed tag.
    return false;
  }
}

function* checkNames(
  form: CheckedForm,
  { pages = {}, fields = {}, endings = {} }: Translation,
  path: string,
): Generator<Finding> {
  for (const id of Object.keys(pages)) {
    if (form.pageOf(id) === undefined)
      yield unknown(`${path}.pages.${id}`, `${shortened(id)}, which is not a page of this form`);
  }
  const ids = new Set(endingIds(form.definition).values());
  for (const id of Object.keys(endings)) {
    if (!ids.has(id))
      yield unknown(`${path}.endings.${id}`, `${shortened(id)}, which is not the ending of a rule`);
  }
  for (const [id, texts] of Object.entries(fields)) {
    const at = `${path}.fields.${id}`;
    const field = form.fieldOf(id)?.field;
    if (field === undefined) {
      yield unknown(at, `${shortened(id)}, which is not a field of this form`);
      continue;
    }
    const values = new Set((shownOptions(field) ?? []).map(({ value }) => value));
    for (const key of ['options', 'option_descriptions', 'option_images'] as const)
      yield* checkOptions(texts[key], values, { path: `${at}.${key}`, field: id });
    const columns = field.type === 'table_entry' && 'columns' in field ? field.columns : [];
    for (const [column, labels] of Object.entries(texts.column_options ?? {})) {
      const location = { path: `${at}.column_options.${column}`, field: id };
      const found = columns.find((each) => each.id === column);
      if (found === undefined)
        yield unknown(location.path, `${shortened(column)}, which ${id} does not have`);
      else yield* checkOptions(labels, new Set((found.options ?? []).map(({ value }) => value)), location);
    }
    for (const key of ['columns', 'rows'] as const) {
      const known =
        field.type === 'table_entry' && 'columns' in field ? (field[key] ?? []).map((part) => part.id) : [];
      for (const part of Object.keys(texts[key] ?? {})) {
        if (!known.includes(part))
          yield unknown(`${at}.${key}.${part}`, `${shortened(part)}, which ${id} does not have`);
      }
    }
  }
}

function* checkOptions(
  texts: Readonly<Record<string, string>> = {},
  values: ReadonlySet<string>,
  { path, field = '' }: Location,
): Generator<Finding> {
  for (const value of Object.keys(texts)) {
    if (values.has(value)) continue;
    yield finding(
      'option_unknown',
      { path: `${path}.${value}`, field },
      `The translation names the option "${shortened(value)}", which ${field} does not have; delete it.`,
    );
  }
}

function unknown(path: string, what: string): Finding {
  return finding('reference_unknown', { path }, `The translation names ${what}; delete it.`);
}

function* checkCompleteness(
  wanted: readonly ShownText[],
  translation: Translation,
  language: string,
  path: string,
): Generator<Finding> {
  const lacking = wanted.filter(({ translated }) => !hasText(translation, translated));
  const [first] = lacking;
  if (first === undefined) return;
  yield finding(
    'translation_incomplete',
    { path },
    `The translation to ${language} is missing ${lacking.length} of ${pluralize(wanted.length, 'text')}; the first is "${shortened(first.text)}" (${first.location.path}).`,
  );
}

function hasText(translation: Translation, keys: readonly string[]): boolean {
  let found: unknown = translation;
  for (const key of keys) {
    found = typeof found === 'object' && found !== null ? ownValue(found, key) : undefined;
  }
  return typeof found === 'string' && found.trim() !== '';
}
