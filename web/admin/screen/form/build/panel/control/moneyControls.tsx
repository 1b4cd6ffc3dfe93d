import { useEditorState } from '#admin/screen/form/editor/editorContext.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { formCurrency } from '#form/value/formCurrency.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { currencyNames } from './names.ts';
import { useControl } from './useControl.ts';

export function CurrencyControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const { code } = useLanguage();
  const names = currencyNames(code);
  const ofForm = useEditorState(({ draft }) => formCurrency(draft));
  // A payment without one of its own is in the currency of the form, and a form in that of its payment.
  const without = names.find((each) => each.value === ofForm)?.label ?? panel.noCurrency;
  return (
    <Select
      label={label}
      description={help}
      error={finding}
      options={[{ value: '', label: typeof value === 'string' ? panel.noCurrency : without }, ...names]}
      value={typeof value === 'string' ? value : ''}
      onValueChange={(next) => set(next || undefined)}
    />
  );
}

/** An amount with a point or a comma. It is a text in the document, because money is exact. */
export function AmountControl({ control }: { readonly control: OwnControl }) {
  const { value, set, finding, label, help } = useControl(control);
  const { text, fault, type, settle } = useTyped(typeof value === 'string' ? value : '', (typed) => {
    const amount = typed.trim().replace(',', '.').replace(/\.$/, '');
    return outcome(set(amount === '' ? undefined : amount, 'typing'), amount);
  });
  return (
    <TextField
      label={label}
      description={help}
      error={fault ?? finding}
      className="panel-number"
      inputMode="decimal"
      autoComplete="off"
      placeholder="25.00"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}
