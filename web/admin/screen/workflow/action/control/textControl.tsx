import { ControlError } from '#admin/screen/form/build/panel/control/controlError.tsx';
import { outcome, useTyped } from '#admin/screen/form/build/panel/subject/useTyped.ts';
import { InsertField } from '#admin/screen/form/write/insertField.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** A text; an empty one removes the setting. A text that the schema refuses stays in the box, with the reason. */
export function TextControl({ control }: { readonly control: ControlOf<'text'> }) {
  const { value, set, finding, label, help, without } = useControl(control);
  const { look, needed = false } = control;
  const { text, fault, type, settle } = useTyped(typeof value === 'string' ? value : '', (typed) => {
    const written = look === 'plain' ? typed.trim() : typed;
    return outcome(set(written === '' && !needed ? undefined : written, 'typing'), written);
  });
  const error = fault ?? finding;
  if (look === 'plain')
    return (
      <TextField
        label={label}
        description={joined(help, without)}
        error={error}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onBlur={settle}
        onChange={(event) => type(event.currentTarget.value)}
      />
    );
  const description = joined(help, without);
  return (
    <ControlError error={error}>
      <div className={look === 'body' ? 'flow-code' : undefined}>
        <InsertField
          label={label}
          {...(description === undefined ? {} : { description })}
          value={text}
          onChange={type}
          multiline={look !== 'insert'}
        />
      </div>
    </ControlError>
  );
}

function joined(help: string | undefined, without: string | undefined): string | undefined {
  const texts = [help, without].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(' ');
}
