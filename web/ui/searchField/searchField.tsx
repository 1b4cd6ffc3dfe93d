import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../classNames.ts';
import { IconButton } from '../iconButton/iconButton.tsx';
import { Keys } from '../keys/keys.tsx';
import '../field/field.css';
import './searchField.css';

export interface SearchFieldProps {
  /** The accessible name and the placeholder. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The shortcut that focuses the input, shown while it is empty. */
  readonly keys?: string | undefined;
  readonly className?: string | undefined;
}

/** A search input; Escape or the clear button empties it. */
export function SearchField({ label, clearLabel, value, onValueChange, keys, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={classNames('ui-control-frame ui-control-frame--start ui-control-frame--end', className)}>
      <Search className="ui-control-frame-start" size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        className="ui-control ui-search-field"
        aria-label={label}
        aria-keyshortcuts={keys}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // The first Escape clears the input; only the next one closes the dialog around it.
          event.stopPropagation();
          clear();
        }}
      />
      <span className="ui-control-frame-end">
        {value !== '' && <IconButton icon={X} label={clearLabel} size="small" onClick={clear} />}
        {value === '' && keys !== undefined && (
          <span className="ui-search-field-keys">
            <Keys keys={keys} />
          </span>
        )}
      </span>
    </div>
  );
}
