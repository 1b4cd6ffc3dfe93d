import type { DefinitionChange } from '#form/definition/change/compareDefinitions.ts';
import type { ChangedText } from '#form/edit/texts/changedTexts.ts';

/** The texts that a change is about, where its sentence does not say them already. */
export function textsOfChange(
  change: DefinitionChange,
  texts: readonly ChangedText[],
): readonly ChangedText[] {
  const isOf = partOf(change);
  return isOf === undefined ? [] : texts.filter(({ id }) => isOf(id));
}

function partOf(change: DefinitionChange): ((id: string) => boolean) | undefined {
  switch (change.kind) {
    case 'page_changed':
      return (id) => id.startsWith(`pages/${change.id}/`);
    case 'field_settings':
      // Label and options have sentences of their own.
      return (id) =>
        id.startsWith(`fields/${change.field.id}/`) && !/^fields\/[^/]+\/(label$|options\/)/.test(id);
    case 'part_changed':
      if (change.part === 'heading') return (id) => id === 'title' || id === 'description';
      if (change.part === 'ending') return (id) => id.startsWith('ending/');
      if (change.part === 'texts') return (id) => id.startsWith('texts/');
      return undefined;
    default:
      return undefined;
  }
}
