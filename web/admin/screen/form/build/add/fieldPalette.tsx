import './fieldPalette.css';
import { useState } from 'react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FieldEntry } from '#form/edit/entries/fieldEntries.ts';
import { matchCommands } from '#ui/commandPalette/matchCommands.ts';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { usePointerDrag } from '../command/usePointerDrag.ts';
import { type FieldCommand, useFieldCommands } from './useFieldCommands.ts';

interface FieldPaletteProps {
  readonly onAdd: (entry: FieldEntry | 'page') => void;
  /** Called while one is dragged, and at its end. */
  readonly onDrag: (x: number, y: number) => void;
  readonly onDragEnd: (entry: FieldEntry | 'page', isDropped: boolean) => void;
}

/** Everything that can be added, in groups, to click or to drag into the form. */
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
            {members.map((command) => (
              <li key={command.id}>
                <PaletteItem command={command} onDrag={onDrag} onDragEnd={onDragEnd} />
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
  readonly command: FieldCommand;
}

function PaletteItem({ command, onDrag, onDragEnd }: PaletteItemProps) {
  const { id, label, hint, icon: Icon, run } = command;
  const [ghost, setGhost] = useState<{ readonly x: number; readonly y: number }>();
  const drag = usePointerDrag({
    onMove: (x, y) => {
      setGhost({ x, y });
      onDrag(x, y);
    },
    onEnd: (isDropped) => {
      setGhost(undefined);
      onDragEnd(id, isDropped);
    },
  });
  return (
    <>
      <button type="button" className="palette-item" onClick={run} {...drag}>
        <span className="palette-icon">
          <Icon size={16} aria-hidden />
        </span>
        <span className="palette-words">
          <span className="palette-name">{label}</span>
          <span className="palette-example">{hint}</span>
        </span>
      </button>
      {ghost !== undefined && (
        <div className="palette-ghost" style={{ left: ghost.x, top: ghost.y }}>
          <Icon size={16} aria-hidden />
          {label}
        </div>
      )}
    </>
  );
}
