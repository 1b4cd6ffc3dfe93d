import { outcome, useTyped } from '#admin/screen/form/build/panel/subject/useTyped.ts';
import { TextField } from '#ui/textField/textField.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** A few words with commas between them. */
export function WordsControl({ control }: { readonly control: ControlOf<'words'> }) {
  const { value, set, finding, label, help } = useControl(control);
  const { text, fault, type, settle } = useTyped(
    Array.isArray(value) ? value.map(String).join(', ') : '',
    (typed) => {
      const words = [...new Set(typed.split(',').map((word) => word.trim()))].filter((word) => word !== '');
      return outcome(set(words.length === 0 ? undefined : words, 'typing'), words.join(', '));
    },
  );
  return (
    <TextField
      label={label}
      description={help}
      error={fault ?? finding}
      value={text}
      autoComplete="off"
      onBlur={settle}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
