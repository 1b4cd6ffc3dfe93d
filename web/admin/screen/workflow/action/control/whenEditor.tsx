import { ListFilter, X } from 'lucide-react';
import { useDraft } from '#admin/screen/form/editor/editorContext.ts';
import { ConditionGroup } from '#admin/screen/form/logic/conditionGroup.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { comparableFields, conditionOn } from '#form/edit/rules/leaves.ts';
import type { Condition } from '#form/schema/logic.ts';
import { Button } from '#ui/button/button.tsx';

interface WhenEditorProps {
  readonly when: Condition | undefined;
  /** Typing of one group is undone together. */
  readonly onChange: (edit: (when: Condition | undefined) => Condition | undefined, group?: string) => void;
  /** Shown while there is no condition. */
  readonly without?: string;
}

/** Conditions that may be missing, by the pickers of the tab Logic. */
export function WhenEditor({ when, onChange, without }: WhenEditorProps) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const draft = useDraft();
  if (when === undefined) {
    const [first] = comparableFields(draft);
    return (
      <div className="flow-when">
        {without !== undefined && <p className="flow-note">{without}</p>}
        {first !== undefined && (
          <Button
            variant="quiet"
            size="small"
            icon={ListFilter}
            onClick={() => onChange(() => conditionOn(first))}
          >
            {texts.addCondition}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="flow-conditions">
      <ConditionGroup
        condition={when}
        path={[]}
        change={(edit, group) => onChange((before) => (before === undefined ? before : edit(before)), group)}
      />
      <div className="rule-adds">
        <Button variant="quiet" size="small" icon={X} onClick={() => onChange(() => undefined)}>
          {texts.removeConditions}
        </Button>
      </div>
    </div>
  );
}
