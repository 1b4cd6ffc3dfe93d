import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { shownOptions } from '#form/definition/shownOptions.ts';
import type { WantedType } from '#form/edit/formula/judgeDraftFormula.ts';
import { settingOf } from '#form/edit/rules/actions.ts';
import { comparisonOf, fieldWithId } from '#form/edit/rules/leaves.ts';
import type { Action } from '#form/schema/logic.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { FormulaField } from '../write/formulaField.tsx';
import { numberOrText } from './numberOrText.ts';
import { OptionSelect } from './optionSelect.tsx';

type SetAction = Extract<Action, { action: 'set' }>;

interface SetValueProps {
  readonly action: SetAction;
  readonly name: string;
  readonly onChange: (action: Action, group?: string) => void;
}

const numberFirst: readonly WantedType[] = ['number', 'text'];
const textFirst: readonly WantedType[] = ['text', 'number'];

/** The content that a rule fills in: a value in the control that fits the field, or a formula. */
export function SetValue({ action, name, onChange }: SetValueProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const field = fieldWithId(draft, action.field);
  const isFormula = action.formula !== undefined;
  return (
    <>
      <span className="rule-word">{logic.setTo}</span>
      <Select
        label={logic.setKind}
        hideLabel
        className="rule-select"
        value={isFormula ? 'formula' : 'value'}
        options={[
          { value: 'value', label: logic.aValue },
          { value: 'formula', label: logic.aFormula },
        ]}
        onValueChange={(kind) => {
          if (kind === 'formula') onChange({ action: 'set', field: action.field, formula: action.field });
          else
            onChange(
              field === undefined ? { action: 'set', field: action.field, value: '' } : settingOf(field),
            );
        }}
      />
      {isFormula ? (
        <div className="rule-formula">
          <FormulaField
            label={logic.formula}
            hideLabel
            value={action.formula ?? ''}
            required
            wanted={field !== undefined && comparisonOf(field) === 'number' ? numberFirst : textFirst}
            onChange={(formula) => onChange({ ...action, formula }, `${name} formula`)}
          />
        </div>
      ) : (
        <PlainValue action={action} name={name} onChange={onChange} />
      )}
    </>
  );
}

function PlainValue({ action, name, onChange }: SetValueProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const field = fieldWithId(draft, action.field);
  const options = field === undefined ? undefined : shownOptions(field);
  const set = (value: string | number | string[]) => onChange({ ...action, value }, `${name} value`);
  const { value = '' } = action;
  const isMultiple = field?.type === 'multiple_choice' && 'multiple' in field && field.multiple === true;
  if (options !== undefined && isMultiple) {
    const chosen = Array.isArray(value) ? value : value === '' ? [] : [String(value)];
    const others = chosen.filter((each) => options.every((option) => option.value !== each));
    return (
      <fieldset className="rule-options">
        <legend className="ui-hidden">{logic.options}</legend>
        {[...options, ...others.map((each) => ({ value: each, label: logic.deletedOption(each) }))].map(
          (option) => (
            <Checkbox
              key={option.value}
              label={option.label === '' ? option.value : option.label}
              checked={chosen.includes(option.value)}
              onChange={(event) =>
                set(
                  event.currentTarget.checked
                    ? [...chosen, option.value]
                    : chosen.filter((each) => each !== option.value),
                )
              }
            />
          ),
        )}
      </fieldset>
    );
  }
  const written = Array.isArray(value) ? (value[0] ?? '') : String(value);
  if (options !== undefined)
    return <OptionSelect label={logic.option} options={options} value={written} onPick={set} />;
  const comparison = field === undefined ? 'text' : comparisonOf(field);
  return (
    <TextField
      label={logic.value}
      hideLabel
      className="rule-value"
      type={comparison === 'day' ? 'date' : comparison === 'clock' ? 'time' : 'text'}
      inputMode={comparison === 'number' ? 'decimal' : undefined}
      placeholder={logic.value}
      maxLength={10_000}
      value={written}
      onChange={(event) => {
        const text = event.currentTarget.value;
        set(comparison === 'number' ? numberOrText(text) : text);
      }}
    />
  );
}
