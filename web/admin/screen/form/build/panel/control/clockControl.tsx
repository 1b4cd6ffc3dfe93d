import { TextField } from '#ui/textField/textField.tsx';
import type { OwnControl } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** A time of the day; the browser's control has either a whole time or none. */
export function ClockControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help } = useControl(control);
  return (
    <TextField
      label={label}
      description={help}
      error={finding}
      type="time"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => set(event.currentTarget.value || undefined, 'typing')}
    />
  );
}
