import type { FormDefinition } from '../../definition/document.ts';
import { textGroups } from './translatableTexts.ts';

/** A text that visitors read, before and after a change; empty where there is none. */
export interface ChangedText {
  /** As in a translation: `fields/field1/label`. */
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** The texts that two documents have differently, in the order in which visitors meet them. */
export function changedTexts(before: FormDefinition, after: FormDefinition): ChangedText[] {
  const [earlier, later] = [textsOf(before), textsOf(after)];
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((id) => {
    const [from, to] = [earlier.get(id) ?? '', later.get(id) ?? ''];
    return from === to ? [] : [{ id, before: from, after: to }];
  });
}

function textsOf(definition: FormDefinition): ReadonlyMap<string, string> {
  return new Map(
    textGroups(definition).flatMap(({ texts }) => texts.map(({ id, original }) => [id, original] as const)),
  );
}
