import { X } from 'lucide-react';
import { useMemo } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { WantedType } from '#form/edit/formula/judgeDraftFormula.ts';
import {
  aboutField,
  comparableFields,
  comparedBy,
  type LeafCondition,
  operatorsFor,
  withOperator,
} from '#form/edit/rules/leaves.ts';
import { needsValue } from '#form/logic/operators.ts';
import type { Operator } from '#form/schema/logic.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Select } from '#ui/select/select.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { FormulaField } from '../write/formulaField.tsx';
import { ConditionValue } from './conditionValue.tsx';
import { FieldPicker } from './fieldPicker.tsx';
import { wordOf } from './sentence.ts';

interface ConditionRowProps {
  readonly condition: LeafCondition;
  /** Names the row among those of the rule, for the history. */
  readonly name: string;
  readonly onChange: (condition: LeafCondition, group?: string) => void;
  readonly onRemove: (() => void) | undefined;
}

const anything: readonly WantedType[] = ['any'];

/** One comparison: a field or a formula, an operator, and what it is compared with. */
export function ConditionRow({ condition, name, onChange, onRemove }: ConditionRowProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const fields = useMemo(() => comparableFields(draft), [draft]);
  const compared = comparedBy(draft, condition);
  return (
    <div className="rule-line">
      {'field' in condition ? (
        <FieldPicker
          label={logic.field}
          value={condition.field}
          fields={fields}
          onPick={(id) => {
            const field = fields.find((each) => each.id === id);
            if (field !== undefined) onChange(aboutField(condition, field));
          }}
        />
      ) : (
        <div className="rule-formula">
          <FormulaField
            label={logic.formula}
            hideLabel
            value={condition.formula}
            wanted={anything}
            required
            onChange={(formula) => onChange({ ...condition, formula }, `${name} formula`)}
          />
        </div>
      )}
      <Select
        label={logic.operator}
        hideLabel
        className="rule-select"
        value={condition.operator}
        options={operatorsFor(compared, condition.operator).map((operator) => ({
          value: operator,
          label: logic.words[wordOf(operator, compared)],
        }))}
        onValueChange={(operator) => onChange(withOperator(condition, operator as Operator))}
      />
      {needsValue(condition.operator) && (
        <ConditionValue condition={condition} compared={compared} name={name} onChange={onChange} />
      )}
      {onRemove !== undefined && (
        <IconButton icon={X} label={logic.removeCondition} size="small" onClick={onRemove} />
      )}
    </div>
  );
}
