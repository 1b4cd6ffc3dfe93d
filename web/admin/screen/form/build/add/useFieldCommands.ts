import { FilePlus2, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { entryIcon } from '#admin/fieldType/entryLooks.ts';
import { fieldGroups, fieldLooks } from '#admin/fieldType/fieldLooks.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { kindTexts } from '#admin/texts/compiled/form/kind.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { type FieldEntry, fieldEntries, typeOfEntry } from '#form/edit/entries/fieldEntries.ts';
import type { Command } from '#ui/commandPalette/commandPalette.tsx';

export interface FieldCommand extends Command {
  readonly id: FieldEntry | 'page';
  readonly icon: LucideIcon;
}

/** Everything that can be added to a form, as commands that can be searched by whatever people call it. */
export function useFieldCommands(onAdd: (entry: FieldEntry | 'page') => void): readonly FieldCommand[] {
  const { build: texts } = useLazyTexts(buildTexts);
  const { kinds, page } = useLazyTexts(kindTexts);
  return useMemo(() => {
    const fields = fieldGroups.flatMap((group) =>
      fieldEntries
        .filter((entry) => fieldLooks[typeOfEntry(entry)].group === group)
        .map((entry): FieldCommand => {
          const { name, example, words } = kinds[entry];
          return {
            id: entry,
            group: texts.groups[group],
            label: name,
            hint: example,
            synonyms: words,
            icon: entryIcon(entry),
            run: () => onAdd(entry),
          };
        }),
    );
    return [
      ...fields,
      {
        id: 'page',
        group: texts.groups.content,
        label: page.name,
        hint: page.example,
        synonyms: page.words,
        icon: FilePlus2,
        run: () => onAdd('page'),
      },
    ];
  }, [texts, kinds, page, onAdd]);
}
