import { Chips } from '#ui/chips/chips.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { useControl } from './useControl.ts';

const groups = ['image', 'document', 'spreadsheet', 'audio', 'video', 'archive'] as const;

/** The kinds of files that are taken, in words, and endings beside them. */
export function FileTypesControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const types: readonly string[] = Array.isArray(value) ? value : [];
  const chosen = groups.filter((group) => types.includes(group));
  const others = types.filter((type) => !groups.some((group) => group === type));
  const store = (next: readonly string[], by?: 'typing') => set(next.length === 0 ? undefined : next, by);
  const { text, fault, type, settle } = useTyped(others.join(', '), (typed) => {
    const listed = typed.split(/[\s,;]+/).flatMap((word) => typeFrom(word) ?? []);
    return outcome(store([...chosen, ...listed], 'typing'), listed.join(', '));
  });
  return (
    <div className="panel-pair">
      <Chips
        label={label}
        description={help}
        error={finding}
        options={groups.map((group) => ({ value: group, label: panel.values.fileTypes[group] }))}
        values={chosen}
        onValuesChange={(next) => store([...next, ...others])}
      />
      <TextField
        label={panel.otherFileTypes}
        className="panel-code"
        placeholder=".pdf, .csv"
        error={fault}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
      />
    </div>
  );
}

/** `PDF` and `*.pdf` are `.pdf`; a media type stays. */
function typeFrom(word: string): string | undefined {
  const text = word.toLowerCase().replace(/^\*/, '');
  if (text === '' || text === '.') return undefined;
  return text.includes('/') || text.startsWith('.') ? text : `.${text}`;
}
