import { useMemo } from 'react';
import { fieldGroups, fieldLooks } from '#admin/fieldType/fieldLooks.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FieldType } from '#form/value/kinds.ts';
import type { Command } from '#ui/commandPalette/commandPalette.tsx';

/** The field types as commands that can be searched; the id of each is its type. */
export function useFieldCommands(onAdd: (type: FieldType) => void): readonly Command[] {
  const { build: texts } = useLazyTexts(buildTexts);
  return useMemo(
    () =>
      fieldGroups.flatMap((group) =>
        typesOf(group).map((type): Command => {
          const { name, example, words } = texts.types[type];
          return {
            id: type,
            group: texts.groups[group],
            label: name,
            hint: example,
            synonyms: words,
            icon: fieldLooks[type].icon,
            run: () => onAdd(type),
          };
        }),
      ),
    [texts, onAdd],
  );
}

function typesOf(group: (typeof fieldGroups)[number]): FieldType[] {
  return (Object.keys(fieldLooks) as FieldType[]).filter((type) => fieldLooks[type].group === group);
}
