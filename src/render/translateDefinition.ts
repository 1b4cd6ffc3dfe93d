import type { Ending, Field, FormDefinition } from '#form/definition/document.ts';
import type { Theme } from '#form/schema/theme.ts';
import type { Translation } from '#form/schema/translation.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { fieldTexts } from '#form/type/declarations.ts';

type FieldTexts = NonNullable<Translation['fields']>[string];

const cache = new WeakMap<FormDefinition, Map<string, FormDefinition>>();

/**
 * The form in another language; untranslated texts fall back to the original. For display only: answers are
 * parsed and stored with the document itself.
 */
export function translateDefinition(definition: FormDefinition, language: string): FormDefinition {
  const translation = translationFor(definition, language);
  if (translation === undefined) return definition;
  const done = cache.get(definition) ?? new Map<string, FormDefinition>();
  cache.set(definition, done);
  const translated = done.get(language) ?? translate(definition, translation);
  done.set(language, translated);
  return translated;
}

/** The ending of a rule in another language, by its id. */
export function translateRuleEnding(
  definition: FormDefinition,
  id: string,
  ending: Ending,
  language: string,
): Ending {
  const texts = own(translationFor(definition, language)?.endings, id);
  return texts === undefined ? ending : translateEnding(ending, texts);
}

/** `pt-BR` falls back to `pt`; the form's own language needs no translation. */
function translationFor(definition: FormDefinition, language: string): Translation | undefined {
  const { translations, language: own = 'en' } = definition;
  if (translations === undefined) return undefined;
  for (let tag = language; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    if (tag.toLowerCase() === own.toLowerCase()) return undefined;
    const key = Object.keys(translations).find((each) => each.toLowerCase() === tag.toLowerCase());
    if (key !== undefined) return translations[key];
  }
  return undefined;
}

function translate(definition: FormDefinition, translation: Translation): FormDefinition {
  return {
    ...withTexts(definition, translation, ['title', 'description']),
    pages: definition.pages.map((page) => ({
      ...withTexts(page, own(translation.pages, page.id), ['label', 'description']),
      fields: page.fields.map((field) => translateField(field, own(translation.fields, field.id))),
    })),
    texts: { ...definition.texts, ...translation.texts },
    ...(translation.ending === undefined
      ? {}
      : { ending: translateEnding(definition.ending ?? {}, translation.ending) }),
    ...(definition.theme === undefined || translation.theme === undefined
      ? {}
      : { theme: translateTheme(definition.theme, translation.theme) }),
  };
}

function translateTheme(theme: Theme, texts: NonNullable<Translation['theme']>): Theme {
  return {
    ...theme,
    ...(theme.logo === undefined ? {} : { logo: described(theme.logo, texts.logo) }),
    ...(theme.cover === undefined ? {} : { cover: described(theme.cover, texts.cover) }),
  };
}

/** A picture with what it shows in another language. */
function described<Image extends object>(image: Image, alternative: string | undefined): Image {
  return withTexts(image, { alternative }, ['alternative']);
}

function translateEnding(ending: Ending, texts: NonNullable<Translation['ending']>): Ending {
  const translated = withTexts(ending, texts, ['title', 'message']);
  const { button, image } = translated;
  return {
    ...translated,
    ...(button === undefined ? {} : { button: withTexts(button, { label: texts.button }, ['label']) }),
    ...(image === undefined ? {} : { image: described(image, texts.image) }),
  };
}

function translateField(field: Field, texts: FieldTexts | undefined): Field {
  if (texts === undefined) return field;
  const translated = withTexts(field, texts, fieldTexts);
  if (!isKnownField(translated)) return translated;
  switch (translated.type) {
    case 'multiple_choice': {
      const { other } = translated;
      return {
        ...translated,
        options: translateOptions(translated.options, texts).map(({ image, ...option }) => ({
          ...option,
          ...(image === undefined ? {} : { image: described(image, own(texts.option_images, option.value)) }),
        })),
        ...(other === undefined
          ? {}
          : { other: { ...other, ...(texts.other ? { label: texts.other } : {}) } }),
      };
    }
    case 'dropdown':
      return { ...translated, options: translateOptions(translated.options, texts) };
    case 'table_entry': {
      const { rows } = translated;
      return {
        ...translated,
        columns: labelled(translated.columns, texts.columns, ({ id }) => id).map(
          ({ options, ...column }) => ({
            ...column,
            ...(options === undefined
              ? {}
              : { options: labelled(options, own(texts.column_options, column.id), ({ value }) => value) }),
          }),
        ),
        ...(rows === undefined ? {} : { rows: labelled(rows, texts.rows, ({ id }) => id) }),
      };
    }
    default:
      // A type with parts whose texts are translated has a case of its own.
      return translated satisfies {
        readonly id: string;
        readonly options?: undefined;
        readonly columns?: undefined;
      };
  }
}

function translateOptions<Option extends { readonly value: string }>(
  options: readonly Option[],
  texts: FieldTexts,
): Option[] {
  return options.map((option) =>
    withTexts(
      option,
      {
        label: own(texts.options, option.value),
        description: own(texts.option_descriptions, option.value),
      },
      ['label', 'description'],
    ),
  );
}

function labelled<Item extends object>(
  items: readonly Item[],
  labels: Record<string, string> | undefined,
  keyOf: (item: Item) => string,
): Item[] {
  return items.map((item) => withTexts(item, { label: own(labels, keyOf(item)) }, ['label']));
}

/** An empty text counts as untranslated. */
function withTexts<Target extends object>(
  target: Target,
  texts: object | undefined,
  keys: readonly string[],
): Target {
  const found = Object.entries(texts ?? {}).filter(([key, text]) => keys.includes(key) && text);
  return { ...target, ...Object.fromEntries(found) };
}

/** Own properties only: option values and ids are arbitrary words, such as `constructor`. */
function own<Value>(record: Record<string, Value> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
