import './segmented.css';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../classNames.ts';

interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which screen readers still read. */
  readonly icon?: LucideIcon | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** The name of the choice. */
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Uses the whole width. */
  readonly fill?: boolean | undefined;
}

/** A choice of two to four short options in one line, with immediate effect. */
export function Segmented<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onValueChange,
  fill = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="ui-segmented">
      <legend className={hideLabel ? 'ui-hidden' : 'ui-segmented-label'}>{label}</legend>
      <div className={classNames('ui-segmented-track', fill && 'ui-segmented-track--fill')}>
        {options.map(({ value: option, label: text, icon: Icon }) => (
          <label key={option} className="ui-segmented-option" title={Icon === undefined ? undefined : text}>
            <input
              type="radio"
              className="ui-segmented-input"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onValueChange(option)}
            />
            {Icon !== undefined && <Icon size={16} aria-hidden />}
            <span className={Icon === undefined ? undefined : 'ui-hidden'}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
