import { useContext } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import { type Compared, fieldWithId, type LeafCondition, writtenValue } from '#form/edit/rules/leaves.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { numberOrText } from './numberOrText.ts';
import { OptionSelect } from './optionSelect.tsx';
import { QuietConditions } from './quietConditions.ts';

interface ConditionValueProps {
  readonly condition: LeafCondition;
  readonly compared: Compared | undefined;
  readonly name: string;
  readonly onChange: (condition: LeafCondition, group?: string) => void;
}

/** The value that an answer is compared with, in the control that fits it. */
export function ConditionValue({ condition, compared, name, onChange }: ConditionValueProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const written = writtenValue(condition);
  const isQuiet = useContext(QuietConditions);
  const isMissing = written.trim() === '' && !isQuiet;
  const set = (value: string | number) => onChange({ ...condition, value }, `${name} value`);
  const field = 'field' in condition ? fieldWithId(draft, condition.field) : undefined;
  const options = field === undefined ? undefined : shownOptions(field);
  if (compared === 'options' && options !== undefined)
    return (
      <OptionSelect
        label={logic.option}
        options={options}
        value={written}
        error={isMissing ? logic.chooseOption : undefined}
        onPick={set}
      />
    );
  if (compared === 'truth')
    return (
      <Select
        label={logic.value}
        hideLabel
        className="rule-select"
        value={written.toLowerCase()}
        error={isMissing ? logic.chooseValue : undefined}
        options={[
          ...(written === '' ? [{ value: '', label: logic.value, disabled: true }] : []),
          { value: 'true', label: logic.true },
          { value: 'false', label: logic.false },
        ]}
        onValueChange={set}
      />
    );
  return (
    <TextField
      label={logic.value}
      hideLabel
      className="rule-value"
      type={compared === 'day' ? 'date' : compared === 'clock' ? 'time' : 'text'}
      inputMode={compared === 'number' ? 'decimal' : undefined}
      placeholder={logic.value}
      maxLength={2000}
      value={written}
      error={isMissing ? logic.chooseValue : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        set(compared === 'number' ? numberOrText(text) : text);
      }}
    />
  );
}
