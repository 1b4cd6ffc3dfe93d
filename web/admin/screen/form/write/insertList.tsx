import { useEffect, useRef } from 'react';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Insertable } from '#form/edit/insert/insertableFields.ts';

interface InsertListProps {
  readonly id: string;
  readonly found: readonly Insertable[];
  readonly current: Insertable | undefined;
  readonly onReach: (index: number) => void;
  readonly onChoose: (field: Insertable) => void;
}

/** The fields to choose from; the focus stays in the text. */
export function InsertList({ id, found, current, onReach, onChoose }: InsertListProps) {
  const { write } = useLazyTexts(frameTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (found.length === 0) return <div className="insert-list insert-list-none">{write.noField}</div>;
  return (
    <div ref={list} id={id} role="listbox" aria-label={write.insertAnswer} className="insert-list">
      {found.map((field, index) => {
        const Icon = fieldIcon(field.type);
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text (aria-activedescendant)
          <div
            key={field.id}
            id={`${id}-${field.id}`}
            role="option"
            aria-selected={field === current}
            className="insert-list-option"
            onPointerMove={() => onReach(index)}
            // Before the text loses the focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(field);
            }}
          >
            <Icon size={16} aria-hidden />
            <span className="insert-list-label">{field.label}</span>
          </div>
        );
      })}
    </div>
  );
}
