import { InsertField } from '#admin/screen/form/write/insertField.tsx';
import { TextArea } from '#ui/textArea/textArea.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { ControlOf } from '../table/control.ts';
import { ControlError } from './controlError.tsx';
import { given, useControl } from './useControl.ts';

/** A text; an empty one removes the setting, unless the document needs it. */
export function TextControl({ control }: { readonly control: ControlOf<'text'> }) {
  const { value, set, finding, label, help, without } = useControl(control);
  const { look, needed = false } = control;
  const isPlain = look === 'url' || look === 'code';
  const { text, fault, type, settle } = useTyped(typeof value === 'string' ? value : '', (typed) => {
    const written = isPlain ? typed.trim() : typed;
    return outcome(set(written === '' && !needed ? undefined : written, 'typing'), written);
  });
  const error = fault ?? finding;
  if (look === 'insert' || look === 'insertLong')
    return (
      <ControlError error={error}>
        <InsertField
          label={label}
          {...given('description', joined(help, without))}
          value={text}
          onChange={type}
          multiline={look === 'insertLong'}
        />
      </ControlError>
    );
  const shared = {
    label,
    description: help,
    error,
    value: text,
    placeholder: without,
    onBlur: settle,
  };
  if (look === 'long')
    return <TextArea {...shared} rows={3} onChange={(event) => type(event.currentTarget.value)} />;
  return (
    <TextField
      {...shared}
      {...(isPlain ? { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' } : {})}
      {...(look === 'url' ? { inputMode: 'url', placeholder: 'https://' } : {})}
      className={look === 'code' ? 'panel-code' : undefined}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

function joined(help: string | undefined, without: string | undefined): string | undefined {
  const texts = [help, without].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(' ');
}
