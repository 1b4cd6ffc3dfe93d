import './fieldPalette.css';
import { useState } from 'react';
import { fieldIcon } from '#admin/fieldType/fieldIcon.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FieldType } from '#form/value/kinds.ts';
import { matchCommands } from '#ui/commandPalette/matchCommands.ts';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { usePointerDrag } from '../command/usePointerDrag.ts';
import { useFieldCommands } from './useFieldCommands.ts';

interface FieldPaletteProps {
  readonly onAdd: (type: FieldType) => void;
  /** Called while a type is dragged, and at its end. */
  readonly onDrag: (x: number, y: number) => void;
  readonly onDragEnd: (type: FieldType, isDropped: boolean) => void;
}

/** The 18 field types in groups, to click or to drag into the form. */
export function FieldPalette({ onAdd, onDrag, onDragEnd }: FieldPaletteProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  const [query, setQuery] = useState('');
  const commands = useFieldCommands(onAdd);
  const found = query.trim() === '' ? commands : matchCommands(commands, query);
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  return (
    <div className="palette">
      <SearchField
        label={texts.searchTypes}
        clearLabel={texts.clear}
        value={query}
        onValueChange={setQuery}
      />
      {groups.map(([group, members]) => (
        <section key={group} className="palette-group">
          <h3 className="palette-heading">{group}</h3>
          <ul className="palette-list">
            {members.map(({ id, label, hint, run }) => (
              <li key={id}>
                <PaletteItem
                  type={id as FieldType}
                  name={label}
                  example={hint ?? ''}
                  onPress={run}
                  onDrag={onDrag}
                  onDragEnd={onDragEnd}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p role="status" className="palette-none">
        {found.length === 0 && texts.noTypes}
      </p>
    </div>
  );
}

interface PaletteItemProps extends Pick<FieldPaletteProps, 'onDrag' | 'onDragEnd'> {
  readonly type: FieldType;
  readonly name: string;
  readonly example: string;
  readonly onPress: () => void;
}

function PaletteItem({ type, name, example, onPress, onDrag, onDragEnd }: PaletteItemProps) {
  const [ghost, setGhost] = useState<{ readonly x: number; readonly y: number }>();
  const drag = usePointerDrag({
    onMove: (x, y) => {
      setGhost({ x, y });
      onDrag(x, y);
    },
    onEnd: (isDropped) => {
      setGhost(undefined);
      onDragEnd(type, isDropped);
    },
  });
  const Icon = fieldIcon(type);
  return (
    <>
      <button type="button" className="palette-item" onClick={onPress} {...drag}>
        <span className="palette-icon">
          <Icon size={16} aria-hidden />
        </span>
        <span className="palette-words">
          <span className="palette-name">{name}</span>
          <span className="palette-example">{example}</span>
        </span>
      </button>
      {ghost !== undefined && (
        <div className="palette-ghost" style={{ left: ghost.x, top: ghost.y }}>
          <Icon size={16} aria-hidden />
          {name}
        </div>
      )}
    </>
  );
}
