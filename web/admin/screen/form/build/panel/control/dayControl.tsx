import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { useControl } from './useControl.ts';

const ways = ['none', 'date', 'today', 'after', 'before'] as const;
type Way = (typeof ways)[number];

/** A day of the calendar, or one counted from the day on which the form is filled in. */
export function DayControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const text = typeof value === 'string' ? value : '';
  const way = wayOf(text);
  return (
    <div className="panel-pair">
      <Select
        label={label}
        description={help}
        error={finding}
        options={ways.map((each) => ({ value: each, label: panel.values.dayWays[each] }))}
        value={way}
        onValueChange={(next) => set(startOf(next as Way))}
      />
      {way === 'date' && (
        <TextField
          label={panel.theDate(label)}
          hideLabel
          type="date"
          value={text}
          onChange={(event) => {
            if (event.currentTarget.value !== '') set(event.currentTarget.value, 'typing');
          }}
        />
      )}
      {(way === 'after' || way === 'before') && (
        <Days label={panel.days(label)} text={text} set={(next) => set(next, 'typing')} />
      )}
    </div>
  );
}

interface DaysProps {
  readonly label: string;
  /** `today+7` */
  readonly text: string;
  readonly set: (text: string) => string | undefined;
}

function Days({ label, text, set }: DaysProps) {
  const sign = text.charAt(5);
  const {
    text: shown,
    fault,
    type,
    settle,
  } = useTyped(text.slice(6), (typed) => outcome(set(`today${sign}${typed.trim()}`), typed.trim()));
  return (
    <TextField
      label={label}
      hideLabel
      className="panel-number"
      inputMode="numeric"
      error={fault}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}

function wayOf(text: string): Way {
  if (text === '') return 'none';
  if (text === 'today') return 'today';
  if (!text.startsWith('today')) return 'date';
  return text.charAt(5) === '+' ? 'after' : 'before';
}

function startOf(way: Way): string | undefined {
  switch (way) {
    case 'none':
      return undefined;
    case 'date':
      return localDay(new Date());
    case 'today':
      return 'today';
    case 'after':
      return 'today+7';
    case 'before':
      return 'today-7';
  }
}

function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
