import { FormulaField } from '#admin/screen/form/write/formulaField.tsx';
import { outcome, useTyped } from '../subject/useTyped.ts';
import type { OwnControl } from '../table/control.ts';
import { ControlError } from './controlError.tsx';
import { given, useControl } from './useControl.ts';

/** A formula, whose own box says what is wrong with it; an empty one removes the setting. */
export function FormulaControl({ control }: { readonly control: OwnControl }) {
  const { value, set, label, help } = useControl(control);
  const { text, fault, type } = useTyped(typeof value === 'string' ? value : '', (typed) =>
    outcome(set(typed.trim() === '' ? undefined : typed, 'typing'), typed.trim() === '' ? '' : typed),
  );
  return (
    <ControlError error={fault}>
      <FormulaField label={label} {...given('description', help)} value={text} onChange={type} />
    </ControlError>
  );
}
