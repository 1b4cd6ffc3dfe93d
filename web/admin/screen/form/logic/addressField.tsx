import { useState } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { TextField } from '#ui/textField/textField.tsx';

interface AddressFieldProps {
  readonly label: string;
  readonly value: string;
  readonly pattern: RegExp;
  /** Called with whole addresses only, or with nothing: half an address is not part of a valid draft. */
  readonly onChange: (value: string) => void;
}

/** A web address. */
export function AddressField({ label, value, pattern, onChange }: AddressFieldProps) {
  const logic = useLazyTexts(logicTexts);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const isWrong = text !== '' && !pattern.test(text);
  return (
    <TextField
      label={label}
      type="url"
      placeholder="https://"
      maxLength={2000}
      value={text}
      error={isWrong ? logic.addressWrong : undefined}
      onChange={(event) => {
        const next = event.currentTarget.value.trim();
        const isWhole = next === '' || pattern.test(next);
        setTyped(isWhole ? undefined : next);
        if (isWhole) onChange(next);
      }}
    />
  );
}
