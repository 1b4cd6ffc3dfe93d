import type { CSSProperties } from 'react';
import { useEditorState } from '#admin/screen/form/editor/editorContext.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { formCurrency } from '#form/value/formCurrency.ts';
import { Field } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { readNumber, writtenSetting } from './numberControl.tsx';
import { useControl } from './useControl.ts';

interface PriceControlProps {
  readonly control: OwnControl;
  /** In the line of an option, whose name it takes: without a label and help of its own. */
  readonly of?: string;
}

/** A price with the sign of the form's currency. */
export function PriceControl({ control, of }: PriceControlProps) {
  const { value, set, finding, label, help, panel } = useControl(control);
  const sign = useCurrencySign();
  const { text, fault, type, settle } = useTyped(writtenSetting(value), (typed) => {
    const price = readNumber(typed);
    return outcome(set(price, 'typing'), writtenSetting(price));
  });
  const field = useField({ description: of === undefined ? help : undefined, error: fault ?? finding });
  // The sign stands inside the frame, behind the number.
  const room = { '--sign': `${sign.length}ch` };
  const input = (
    <span className="ui-control-frame panel-price" style={room as CSSProperties}>
      <input
        {...field.attributes}
        type="text"
        className="ui-control"
        inputMode="decimal"
        autoComplete="off"
        aria-label={of === undefined ? undefined : panel.priceOf(of)}
        placeholder={of === undefined ? undefined : label}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
      />
      <span className="panel-price-sign" aria-hidden="true">
        {sign}
      </span>
    </span>
  );
  if (of !== undefined) return input;
  return (
    <Field field={field} label={label} description={help}>
      {input}
    </Field>
  );
}

/** The sign of the form's currency, such as €; empty where it has none yet. */
function useCurrencySign(): string {
  const { code } = useLanguage();
  const currency = useEditorState(({ draft }) => formCurrency(draft));
  if (currency === undefined) return '';
  const parts = new Intl.NumberFormat(code, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}
