import './sortableList.css';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePointerSort } from './usePointerSort.ts';

export interface SortableListProps {
  readonly count: number;
  readonly renderItem: (index: number) => ReactNode;
  /** Moves an item to the place that it has afterwards. */
  readonly onMove: (from: number, to: number) => void;
  /** The accessible name of the list. */
  readonly label: string;
  /** The accessible name of an item's handle, such as "Move Red". */
  readonly handleLabel: (index: number) => string;
  /** How a handle is used with the keyboard. */
  readonly handleHelp: string;
  /** Said after a move with the keyboard: "2 of 5". */
  readonly movedTo: (index: number, count: number) => string;
}

/** A list whose items are moved by their handles: with the pointer, or with the arrow keys. A single item has none. */
export function SortableList({
  count,
  renderItem,
  onMove,
  label,
  handleLabel,
  handleHelp,
  movedTo,
}: SortableListProps) {
  const helpId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const { dragged, target, handlers } = usePointerSort(list, onMove);
  const moveByKey = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    // The handle at the new place belongs to the same item once the list has rendered. It has the focus before the next key
    // comes, which would move another item otherwise.
    flushSync(() => {
      onMove(from, to);
      setSaid(movedTo(to + 1, count));
    });
    handleAt(list.current, to)?.focus();
  };
  return (
    <>
      <ul ref={list} className="ui-sortable" aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
            key={index}
            className="ui-sortable-item"
            data-dragged={dragged === index || undefined}
            data-drop={dropSide(dragged, target, index)}
          >
            {count > 1 && (
              <button
                type="button"
                className="ui-sortable-handle"
                aria-label={handleLabel(index)}
                aria-describedby={helpId}
                onKeyDown={(event) => {
                  const to = wantedPlace(event.key, index, count);
                  if (to === undefined) return;
                  event.preventDefault();
                  moveByKey(index, to);
                }}
                {...handlers(index)}
              >
                <GripVertical size={16} aria-hidden />
              </button>
            )}
            <div className="ui-sortable-content">{renderItem(index)}</div>
          </li>
        ))}
      </ul>
      <span id={helpId} className="ui-hidden">
        {handleHelp}
      </span>
      <span role="status" className="ui-hidden">
        {said}
      </span>
    </>
  );
}

function wantedPlace(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return index - 1;
    case 'ArrowDown':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function handleAt(list: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return list?.children[index]?.querySelector<HTMLElement>('.ui-sortable-handle');
}

function dropSide(dragged: number | undefined, target: number | undefined, index: number) {
  if (dragged === undefined || target !== index || target === dragged) return undefined;
  return target < dragged ? 'before' : 'after';
}
