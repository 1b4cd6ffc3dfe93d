import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Select } from '#ui/select/select.tsx';

interface OptionSelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onPick: (value: string) => void;
}

/** One option of a field; a deleted one stays visible until another is chosen. */
export function OptionSelect({ label, options, value, error, onPick }: OptionSelectProps) {
  const logic = useLazyTexts(logicTexts);
  const isKnown = options.some((option) => option.value === value);
  const isDeleted = !isKnown && value !== '';
  const odd = isDeleted ? logic.deletedOption(value) : logic.chooseOption;
  return (
    <Select
      label={label}
      hideLabel
      className={isDeleted ? 'rule-select rule-select--broken' : 'rule-select'}
      value={value}
      options={[
        ...(isKnown ? [] : [{ value, label: odd, disabled: true }]),
        ...options.map((option) => ({
          value: option.value,
          label: option.label === '' ? option.value : option.label,
        })),
      ]}
      error={error}
      onValueChange={onPick}
    />
  );
}
