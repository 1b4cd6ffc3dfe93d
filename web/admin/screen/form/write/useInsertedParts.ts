import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import {
  type InsertedPart,
  type InsertedWords,
  namesInserted,
  withNamesInserted,
} from '#form/edit/insert/insertedParts.ts';
import { useDraft } from '../editor/editorContext.ts';

type NameParts = (source: string) => InsertedPart;

/** A screen may have hundreds of texts of the same draft. */
const known = new WeakMap<FormDefinition, { readonly words: InsertedWords; readonly part: NameParts }>();

/** Says what is inserted into a text of the draft by a formula in brackets. */
export function useInsertedParts(): NameParts {
  const draft = useDraft();
  const { inserted: words } = useLazyTexts(frameTexts).write;
  const last = known.get(draft);
  if (last?.words === words) return last.part;
  const part = namesInserted(draft, words);
  known.set(draft, { words, part });
  return part;
}

/** Texts of the draft with names in place of what is inserted, for places that only show them. */
export function useReadableTexts(): (text: string) => string {
  const part = useInsertedParts();
  return (text) => withNamesInserted(text, part);
}
