import { Braces, FunctionSquare, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import {
  addCondition,
  changeCondition,
  joinBy,
  joiningOf,
  partsOf,
  removeCondition,
} from '#form/edit/rules/conditions.ts';
import { comparableFields, conditionOn, type LeafCondition } from '#form/edit/rules/leaves.ts';
import type { Condition, Rule } from '#form/schema/logic.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Select } from '#ui/select/select.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { ConditionRow } from './conditionRow.tsx';
import { focusFirst } from './focusFirst.ts';

/** Groups inside of groups are offered up to this depth; deeper ones, from a file, are shown all the same. */
const offeredDepth = 3;

interface ConditionEditing {
  /** Changes the whole condition of the rule; typing of one group is undone together. */
  readonly change: (edit: (when: Rule['when']) => Rule['when'], group?: string) => void;
}

interface ConditionGroupProps extends ConditionEditing {
  readonly condition: Condition;
  readonly path: readonly number[];
  /** Takes out this group. */
  readonly onRemove?: (() => void) | undefined;
}

/** The conditions of a rule, or of a group in it, and how they are joined. */
export function ConditionGroup({ condition, path, change, onRemove }: ConditionGroupProps) {
  const logic = useLazyTexts(logicTexts);
  const parts = partsOf(condition);
  const joining = joiningOf(condition);
  const pathOf = (index: number) => (joining === undefined ? path : [...path, index]);
  const remove = (at: readonly number[]) => change((when) => removeCondition(when, at) ?? when);
  const isOnly = path.length === 0 && parts.length === 1;
  return (
    <div className={path.length === 0 ? 'rule-group' : 'rule-group rule-group--inner'}>
      {joining !== undefined && (
        <div className="rule-line">
          <Select
            label={logic.joining}
            hideLabel
            className="rule-select"
            value={joining}
            options={[
              { value: 'all', label: logic.all },
              { value: 'any', label: logic.any },
            ]}
            onValueChange={(value) => change((when) => joinBy(when, path, value === 'any' ? 'any' : 'all'))}
          />
          {onRemove !== undefined && (
            <IconButton icon={Trash2} label={logic.removeGroup} size="small" onClick={onRemove} />
          )}
        </div>
      )}
      {parts.map((part, index) => {
        const at = pathOf(index);
        const key = at.join('.');
        return 'field' in part || 'formula' in part ? (
          <ConditionRow
            key={key}
            condition={part}
            name={`when ${key}`}
            onChange={(next, group) => change((when) => changeCondition(when, at, () => next), group)}
            onRemove={isOnly ? undefined : () => remove(at)}
          />
        ) : (
          <ConditionGroup key={key} condition={part} path={at} change={change} onRemove={() => remove(at)} />
        );
      })}
      <AddCondition path={path} change={change} />
    </div>
  );
}

function AddCondition({ path, change }: Pick<ConditionGroupProps, 'path' | 'change'>) {
  const logic = useLazyTexts(logicTexts);
  const draft = useDraft();
  const [first] = comparableFields(draft);
  const fresh: LeafCondition =
    first === undefined ? { formula: '1 = 1', operator: 'is', value: 'true' } : conditionOn(first);
  const adds = useRef<HTMLDivElement>(null);
  const add = (added: Condition) => {
    change((when) => addCondition(when, path, added));
    requestAnimationFrame(() => focusFirst(adds.current?.previousElementSibling));
  };
  return (
    <div ref={adds} className="rule-adds">
      <Button variant="quiet" size="small" icon={Plus} onClick={() => add(fresh)}>
        {logic.addCondition}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={FunctionSquare}
        onClick={() => add({ formula: first?.id ?? '1', operator: 'is_not', value: '' })}
      >
        {logic.addFormula}
      </Button>
      {path.length < offeredDepth && (
        <Button variant="quiet" size="small" icon={Braces} onClick={() => add({ any: [fresh, fresh] })}>
          {logic.addGroup}
        </Button>
      )}
    </div>
  );
}
