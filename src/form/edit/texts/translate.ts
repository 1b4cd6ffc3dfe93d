import { isObject } from '#kit/isObject.ts';
import type { FormDefinition } from '../../definition/document.ts';
import { endingIds } from '../../definition/endingIds.ts';
import type { Rule } from '../../schema/logic.ts';
import type { Texts, Translation } from '../../schema/translation.ts';
import { ownValue } from '../../value/ownValue.ts';

/** The text at a path of a translation; empty where there is none. */
export function translatedText(translation: Translation | undefined, path: readonly string[]): string {
  let found: unknown = translation;
  for (const key of path) found = isObject(found) ? ownValue(found, key) : undefined;
  return typeof found === 'string' ? found : '';
}

/** Writes one text of a translation; an empty text removes it. The ending of a rule gets its id with its first text. */
export function setTranslation(
  draft: FormDefinition,
  language: string,
  path: readonly string[],
  text: string,
): FormDefinition {
  const before = draft.translations?.[language];
  if (before === undefined || translatedText(before, path) === text) return draft;
  const changed = withText(before, path, text) as Translation;
  const [part, id] = path;
  return {
    ...draft,
    ...(part === 'endings' && draft.logic !== undefined
      ? { logic: withEndingId(draft, draft.logic, id) }
      : {}),
    translations: { ...draft.translations, [language]: changed },
  };
}

function withEndingId(draft: FormDefinition, logic: readonly Rule[], id: string | undefined): Rule[] {
  const ids = endingIds(draft);
  return logic.map((rule) => {
    const at = rule.do.findIndex((each) => each.action === 'end' && ids.get(each) === id);
    const action = rule.do[at];
    if (id === undefined || action?.action !== 'end' || action.id !== undefined) return rule;
    const { action: kind, ...settings } = action;
    return { ...rule, do: rule.do.with(at, { action: kind, id, ...settings }) };
  });
}

/** Objects that become empty are removed with their last text, except the translation itself. */
function withText(holder: object, [key = '', ...rest]: readonly string[], text: string): object {
  const below = ownValue(holder, key);
  const value = rest.length === 0 ? text : withText(isObject(below) ? below : {}, rest, text);
  const isEmpty = value === '' || (isObject(value) && Object.keys(value).length === 0);
  if (!isEmpty) return { ...holder, [key]: value };
  return Object.fromEntries(Object.entries(holder).filter(([each]) => each !== key));
}

/** Overrides a text of the page in the form's own language; an empty text gives the standard text back. */
export function setInterfaceText(draft: FormDefinition, key: keyof Texts, text: string): FormDefinition {
  const { texts: before = {}, ...rest } = draft;
  if ((before[key] ?? '') === text) return draft;
  const texts = withText(before, [key], text) as Texts;
  return Object.keys(texts).length === 0 ? rest : { ...rest, texts };
}

/** Fills in the originals where the translation is missing. */
export function copyOriginals(
  draft: FormDefinition,
  language: string,
  missing: readonly { readonly path: readonly string[]; readonly original: string }[],
): FormDefinition {
  return missing.reduce(
    (result, { path, original }) => setTranslation(result, language, path, original),
    draft,
  );
}
