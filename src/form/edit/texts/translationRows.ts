import type { FormDefinition } from '../../definition/document.ts';
import { type TextGroup, type TranslatableText, textGroups } from './translatableTexts.ts';
import { translatedText } from './translate.ts';
import { type TranslationFault, translationFaults } from './translationFaults.ts';

/** A text beside its translation. */
export interface TranslationRow extends TranslatableText {
  readonly translation: string;
  readonly isMissing: boolean;
  readonly faults: readonly TranslationFault[];
}

export interface TranslationGroup extends Omit<TextGroup, 'texts'> {
  readonly rows: readonly TranslationRow[];
}

/** The texts of the form beside their translations to one language; without a language, the texts alone. */
export function translationGroups(draft: FormDefinition, language?: string): TranslationGroup[] {
  const translation = language === undefined ? undefined : draft.translations?.[language];
  return textGroups(draft).map(({ texts, ...group }) => ({
    ...group,
    rows: texts.map((text) => {
      const translated = translatedText(translation, text.path);
      // The page has a standard text in every language, so only what the form says its own way is missing.
      const isWanted = text.original.trim() !== '';
      return {
        ...text,
        translation: translated,
        isMissing: language !== undefined && isWanted && translated.trim() === '',
        faults: language === undefined ? [] : translationFaults(text, translated),
      };
    }),
  }));
}

/** How much of the form is translated to a language. */
export function translationProgress(
  draft: FormDefinition,
  language: string,
): { readonly wanted: number; readonly missing: number; readonly faulty: number } {
  const rows = translationGroups(draft, language).flatMap((group) => group.rows);
  return {
    wanted: rows.filter(({ original }) => original.trim() !== '').length,
    missing: rows.filter(({ isMissing }) => isMissing).length,
    faulty: rows.filter(({ faults }) => faults.length > 0).length,
  };
}
