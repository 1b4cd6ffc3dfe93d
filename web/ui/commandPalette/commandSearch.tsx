import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CommandList } from './commandList.tsx';
import type { Command } from './commandPalette.tsx';
import { matchCommands } from './matchCommands.ts';

export interface CommandTexts {
  /** The accessible name of the dialog and its list. */
  readonly title: string;
  /** The accessible name and placeholder of the search input. */
  readonly searchLabel: string;
  readonly emptyText: string;
}

interface CommandSearchProps extends CommandTexts {
  readonly commands: readonly Command[];
  readonly onChoose: (command: Command) => void;
}

/** The most results shown; beyond that, typing another letter is quicker than scrolling. */
const maxResults = 50;

export function CommandSearch(props: CommandSearchProps) {
  const { title, searchLabel, emptyText, commands, onChoose } = props;
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = inGroups(matchCommands(commands, query).slice(0, maxResults));
  const index = Math.min(reached, found.length - 1);
  const current = found[index];

  useEffect(() => {
    if (current !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const goes: Readonly<Record<string, number>> = {
      ArrowDown: (index + 1) % found.length,
      ArrowUp: (index - 1 + found.length) % found.length,
      Home: 0,
      End: found.length - 1,
    };
    const next = goes[event.key];
    if (next !== undefined && found.length > 0) setReached(next);
    else if (event.key !== 'Enter') return;
    else if (current !== undefined) onChoose(current);
    event.preventDefault();
  };
  return (
    <>
      <div className="ui-palette-head">
        <Search size={16} aria-hidden />
        <input
          type="text"
          role="combobox"
          className="ui-palette-input"
          aria-label={searchLabel}
          placeholder={searchLabel}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onKeyDown={press}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setReached(0);
          }}
        />
      </div>
      <CommandList
        ref={list}
        id={id}
        label={title}
        commands={found}
        current={current}
        onReach={setReached}
        onChoose={onChoose}
      />
      <p role="status" className={found.length === 0 ? 'ui-palette-empty' : 'ui-hidden'}>
        {found.length === 0 && emptyText}
      </p>
    </>
  );
}

/** Groups the commands; the groups are in the order of their best match. */
function inGroups(commands: readonly Command[]): Command[] {
  return [...Map.groupBy(commands, ({ group }) => group).values()].flat();
}
