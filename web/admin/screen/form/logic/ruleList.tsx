import type { FormDefinition } from '#form/definition/document.ts';
import { RuleCard } from './ruleCard.tsx';
import { useRuleDrag } from './useRuleDrag.ts';
import type { RuleOperations } from './useRules.ts';

interface RuleListProps {
  readonly draft: FormDefinition;
  /** The numbers of the rules to show, from 0. */
  readonly shown: readonly number[];
  readonly operations: RuleOperations;
}

/** The rules in their order. */
export function RuleList({ draft, shown, operations }: RuleListProps) {
  const rules = draft.logic ?? [];
  const { list, drag, begin } = useRuleDrag(operations.move);
  const isWhole = shown.length === rules.length;
  const dropMark = (index: number) => {
    if (drag === undefined || drag.from === drag.to || index !== drag.to) return undefined;
    return drag.to > drag.from ? 'after' : 'before';
  };
  return (
    <ol ref={list} className="rule-list">
      {shown.map((index) => {
        const rule = rules[index];
        return rule === undefined ? null : (
          <RuleCard
            key={index}
            draft={draft}
            rule={rule}
            index={index}
            count={rules.length}
            isOpen={operations.opened === index}
            isDragged={drag?.from === index}
            dropMark={dropMark(index)}
            operations={operations}
            drag={isWhole ? begin : undefined}
          />
        );
      })}
    </ol>
  );
}
