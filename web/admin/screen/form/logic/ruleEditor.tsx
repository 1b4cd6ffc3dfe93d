import { Plus } from 'lucide-react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { newAction, possibleKinds } from '#form/edit/rules/actions.ts';
import type { Rule } from '#form/schema/logic.ts';
import { Button } from '#ui/button/button.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { ActionRow } from './actionRow.tsx';
import { ConditionGroup } from './conditionGroup.tsx';
import { ConditionPart } from './conditionPart.tsx';

interface RuleEditorProps {
  readonly rule: Rule;
  /** Whether it was added just now. */
  readonly isNew: boolean;
  readonly onChange: (edit: (rule: Rule) => Rule, group?: string) => void;
  readonly onClose: () => void;
  /** Takes it back, while it is new. */
  readonly onCancel: () => void;
}

/** The sentence of a rule with pickers in place of its words. */
export function RuleEditor({ rule, isNew, onChange, onClose, onCancel }: RuleEditorProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const [kind = 'show'] = possibleKinds(draft);
  const added = newAction(draft, kind, rule);
  return (
    <div className="rule-editor">
      <ConditionPart legend={logic.when} condition={rule.when} isNew={isNew}>
        <ConditionGroup
          condition={rule.when}
          path={[]}
          change={(edit, group) =>
            onChange((before) => {
              const when = edit(before.when);
              return when === before.when ? before : { ...before, when };
            }, group)
          }
        />
      </ConditionPart>
      <fieldset className="rule-part">
        <legend className="rule-part-name">{logic.thenDo}</legend>
        {rule.do.map((action, index) => (
          <ActionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: actions have no ids
            key={index}
            rule={rule}
            action={action}
            name={`do ${index}`}
            onChange={(next, group) =>
              onChange((before) => ({ ...before, do: before.do.with(index, next) }), group)
            }
            onRemove={
              rule.do.length === 1
                ? undefined
                : () => onChange((before) => ({ ...before, do: before.do.toSpliced(index, 1) }))
            }
          />
        ))}
        <div className="rule-adds">
          {added !== undefined && (
            <Button
              variant="quiet"
              size="small"
              icon={Plus}
              onClick={() => onChange((before) => ({ ...before, do: [...before.do, added] }))}
            >
              {logic.addAction}
            </Button>
          )}
        </div>
      </fieldset>
      <div className="rule-editor-foot">
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            currentTarget.closest('.rule-card')?.querySelector<HTMLElement>('.rule-card-sentence')?.focus();
            onClose();
          }}
        >
          {logic.done}
        </Button>
        {isNew && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {logic.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
