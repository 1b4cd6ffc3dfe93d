import './tileChoice.css';
import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/classNames.ts';

interface Tile<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Decoration that shows what the option looks like. */
  readonly drawing: ReactNode;
}

interface TileChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Tile<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Leaves the label to screen readers, where the drawing contains it. */
  readonly hideLabels?: boolean;
  readonly columns?: 3 | 4;
}

/** A choice of pictures: radio buttons, so arrow keys move between them. */
export function TileChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  hideLabels = false,
  columns = 3,
}: TileChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`design-tiles design-tiles--${columns}`}>
      <legend className="ui-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="design-tile">
          <input
            type="radio"
            className="design-tile-input"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <span className="design-tile-drawing" aria-hidden>
            {option.drawing}
          </span>
          <span className={classNames('design-tile-label', hideLabels && 'ui-hidden')}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
