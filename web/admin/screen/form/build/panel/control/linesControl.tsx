import { TextArea } from '#ui/textArea/textArea.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** A list of words in small letters, one per line. */
export function LinesControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, without } = useControl(control);
  const { text, fault, type, settle } = useTyped(Array.isArray(value) ? value.join('\n') : '', (typed) => {
    const lines = typed.split(/[\n,;\s]+/).flatMap((line) => line.trim().toLowerCase() || []);
    return outcome(set(lines.length === 0 ? undefined : lines, 'typing'), lines.join('\n'));
  });
  return (
    <TextArea
      label={label}
      description={help}
      error={fault ?? finding}
      className="panel-code"
      placeholder={without}
      value={text}
      spellCheck={false}
      autoCapitalize="off"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}
