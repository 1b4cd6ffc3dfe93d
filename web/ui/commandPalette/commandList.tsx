import type { Ref } from 'react';
import { Keys } from '../keys/keys.tsx';
import type { Command } from './commandPalette.tsx';

interface CommandListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly label: string;
  /** Sorted by group. */
  readonly commands: readonly Command[];
  readonly current: Command | undefined;
  readonly onReach: (index: number) => void;
  readonly onChoose: (command: Command) => void;
}

export function CommandList({ ref, id, label, commands, current, onReach, onChoose }: CommandListProps) {
  const groups = [...Map.groupBy(commands, ({ group }) => group)];
  return (
    <div ref={ref} id={`${id}-list`} role="listbox" aria-label={label} className="ui-palette-list">
      {groups.map(([group, members], index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a listbox
        <div key={group} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} className="ui-palette-group" role="presentation">
            {group}
          </div>
          {members.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input (aria-activedescendant)
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              role="option"
              aria-selected={command === current}
              className="ui-palette-option"
              onPointerMove={() => onReach(commands.indexOf(command))}
              onClick={() => onChoose(command)}
            >
              {command.icon !== undefined && <command.icon size={16} aria-hidden />}
              <span className="ui-palette-label">{command.label}</span>
              {command.hint !== undefined && <span className="ui-palette-hint">{command.hint}</span>}
              {command.keys !== undefined && <Keys keys={command.keys} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
