import { useLanguage } from '#admin/texts/useTexts.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** A number; an empty one removes the setting, and what counts then is shown in its place. */
export function NumberControl({ control }: { readonly control: ControlOf<'number'> }) {
  const { value, set, finding, label, help, without } = useControl(control);
  const { code } = useLanguage();
  const { standard, factor = 1 } = control;
  const { text, fault, type, settle } = useTyped(writtenSetting(value, factor), (typed) => {
    const number = readNumber(typed, factor);
    // Anything else is left to the schema, which says that a number is wanted.
    return outcome(set(number, 'typing'), writtenSetting(number, factor));
  });
  return (
    <TextField
      label={label}
      description={help}
      error={fault ?? finding}
      className="panel-number"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      placeholder={standard === undefined ? without : formatNumber(standard / factor, code)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}

/** A number with a point or a comma; undefined for an empty text, and the text itself for anything else. */
export function readNumber(typed: string, factor = 1): number | string | undefined {
  const text = typed.trim().replace(/\s/g, '').replace('−', '-').replace(',', '.');
  if (text === '') return undefined;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(text)) return typed;
  return factor === 1 ? Number(text) : Math.round(Number(text) * factor);
}

export function writtenSetting(value: unknown, factor = 1): string {
  return typeof value === 'number' ? String(factor === 1 ? value : value / factor) : '';
}
