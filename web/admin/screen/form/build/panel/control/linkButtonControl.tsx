import { useState } from 'react';
import { isObject } from '#kit/isObject.ts';
import { TextField } from '#ui/textField/textField.tsx';
import type { OwnControl } from '../table/control.ts';
import { useControl } from './useControl.ts';

interface LinkButton {
  readonly label: string;
  readonly url: string;
}

/** A button has words and an address. It is stored once it has both, and removed when both are empty. */
export function LinkButtonControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const stored = readButton(value);
  const [typed, setTyped] = useState<{ button: LinkButton; stored: string; fault: string | undefined }>();
  const written = JSON.stringify(stored);
  const current = typed?.stored === written ? typed : undefined;
  const button = current?.button ?? stored;
  const change = (part: Partial<LinkButton>) => {
    const next = { ...button, ...part };
    const isEmpty = next.label === '' && next.url.trim() === '';
    // The address is typed after the words; the schema says what is missing until then.
    const fault = set(isEmpty ? undefined : { label: next.label, url: next.url.trim() }, 'typing');
    const isStored = fault === undefined;
    setTyped({ button: next, stored: isStored ? JSON.stringify(trimmed(next)) : written, fault });
  };
  return (
    <fieldset className="panel-part">
      <legend className="panel-part-title">{label}</legend>
      {help !== undefined && <p className="ui-field-description">{help}</p>}
      <TextField
        label={panel.buttonWords}
        value={button.label}
        error={button.label === '' && button.url !== '' ? panel.buttonNeedsWords : undefined}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      <TextField
        label={panel.buttonAddress}
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        autoCapitalize="off"
        value={button.url}
        error={button.label === '' && button.url === '' ? undefined : (current?.fault ?? finding)}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
    </fieldset>
  );
}

function trimmed({ label, url }: LinkButton): LinkButton {
  return { label, url: url.trim() };
}

function readButton(value: unknown): LinkButton {
  if (!isObject(value)) return { label: '', url: '' };
  return { label: String(value.label ?? ''), url: String(value.url ?? '') };
}
