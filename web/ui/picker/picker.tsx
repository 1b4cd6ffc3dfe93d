import { Popover as Base } from '@base-ui/react/popover';
import { ChevronDown, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../classNames.ts';
import '../commandPalette/commandPalette.css';
import { CommandSearch } from '../commandPalette/commandSearch.tsx';
import { ShortcutLayer } from '../shortcuts/shortcutLayer.tsx';
import './picker.css';

export interface PickerItem {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly hint?: string | undefined;
  /** Further search words. */
  readonly synonyms?: string | undefined;
  readonly icon?: LucideIcon | undefined;
}

export interface PickerProps {
  /** The accessible name, which is followed by the choice. */
  readonly label: string;
  readonly items: readonly PickerItem[];
  /** The id of the choice. */
  readonly value: string | undefined;
  readonly onPick: (id: string) => void;
  readonly searchLabel: string;
  readonly emptyText: string;
  /** Shown where the value is none of the items, such as the id of something that was deleted. */
  readonly missing?: string | undefined;
  /** Whether that is an error rather than an empty choice. */
  readonly broken?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A choice among many, with icons and a search. For a few items without icons, `Select` is enough. */
export function Picker({
  label,
  items,
  value,
  onPick,
  searchLabel,
  emptyText,
  missing,
  broken = false,
  className,
}: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = items.find(({ id }) => id === value);
  const shown = chosen?.label ?? missing ?? '';
  const Icon = chosen === undefined && broken ? TriangleAlert : chosen?.icon;
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger
        className={classNames(
          'ui-picker',
          chosen === undefined && (broken ? 'ui-picker--broken' : 'ui-picker--empty'),
          className,
        )}
        aria-label={`${label}: ${shown}`}
        title={shown}
      >
        {Icon !== undefined && <Icon size={16} aria-hidden />}
        <span className="ui-picker-text">{shown}</span>
        <ChevronDown size={16} aria-hidden className="ui-picker-arrow" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="ui-picker-place" align="start" sideOffset={4}>
          <Base.Popup className="ui-picker-popup" aria-label={label}>
            <ShortcutLayer>
              <CommandSearch
                title={label}
                searchLabel={searchLabel}
                emptyText={emptyText}
                commands={items.map((item) => ({ ...item, run: () => onPick(item.id) }))}
                onChoose={(command) => {
                  setOpen(false);
                  command.run();
                }}
              />
            </ShortcutLayer>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
