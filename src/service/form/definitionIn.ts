import type { FormDefinition } from '#form/definition/document.ts';
import { ownValue } from '#form/field/ownValue.ts';
import { translateDefinition } from '#render/translateDefinition.ts';

/** A form whose own language is the one of its translation, for somebody who begins with it; as it is where it has none. */
export function definitionIn(definition: FormDefinition, language: string): FormDefinition {
  if (ownValue(definition.translations ?? {}, language) === undefined) return definition;
  const { translations: _, texts = {}, ...translated } = translateDefinition(definition, language);
  return { ...translated, language, ...(Object.keys(texts).length > 0 && { texts }) };
}
