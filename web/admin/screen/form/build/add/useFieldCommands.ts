import { useMemo } from 'react';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FieldType } from '#form/value/kinds.ts';
import type { Command } from '#ui/commandPalette/commandPalette.tsx';
import { fieldGroups } from './fieldGroups.ts';

/** The field types as commands that can be searched; the id of each is its type. */
export function useFieldCommands(onAdd: (type: FieldType) => void): readonly Command[] {
  const { build: texts } = useLazyTexts(buildTexts);
  return useMemo(
    () =>
      fieldGroups.flatMap(({ id: group, types }) =>
        types.map((type): Command => {
          const { name, example, words } = texts.types[type];
          return {
            id: type,
            group: texts.groups[group],
            label: name,
            hint: example,
            synonyms: words,
            icon: fieldIcon(type),
            run: () => onAdd(type),
          };
        }),
      ),
    [texts, onAdd],
  );
}
