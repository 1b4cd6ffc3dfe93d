import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { DropdownField } from '#form/type/dropdown/settings.ts';
import { Select } from '#ui/select/select.tsx';
import type { AnswerAdapter, AnswerControlProps } from '../answerAdapter.ts';
import { textOf } from '../textControl.tsx';

export const dropdownAnswer: AnswerAdapter<DropdownField> = { Control: DropdownControl };

function DropdownControl({ field, value, onChange, label, error }: AnswerControlProps<DropdownField>) {
  const { detail } = useLazyTexts(manageTexts);
  return (
    <Select
      label={label}
      hideLabel
      error={error}
      options={[
        { value: '', label: detail.noAnswer },
        ...field.options.map((option) => ({ value: option.value, label: option.label })),
      ]}
      value={Array.isArray(value) ? String(value[0] ?? '') : textOf(value)}
      onValueChange={(chosen) => onChange(chosen === '' ? null : [chosen])}
    />
  );
}
