import { ArrowDown, ArrowUp, Copy, EllipsisVertical, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Rule } from '#form/schema/logic.ts';
import { classNames } from '#ui/classNames.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { RuleEditor } from './ruleEditor.tsx';
import { RuleSentence } from './ruleSentence.tsx';
import type { RuleOperations } from './useRules.ts';

interface RuleCardProps {
  readonly draft: FormDefinition;
  readonly rule: Rule;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly isDragged: boolean;
  /** Where a dragged rule would be put. */
  readonly dropMark: 'before' | 'after' | undefined;
  readonly operations: RuleOperations;
  /** Undefined where only some of the rules are shown: then their order cannot be seen. */
  readonly drag: ((event: PointerEvent, index: number) => void) | undefined;
}

/** A rule: its sentence, and its pickers when it is open. */
export const RuleCard = memo(function RuleCard(props: RuleCardProps) {
  const { draft, rule, index, count, isOpen, isDragged, dropMark, operations, drag } = props;
  const logic = useLazyTexts(logicTexts);
  const number = index + 1;
  const nudge = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    operations.move(index, index + step);
    focusHandle(event.currentTarget, index + step);
  };
  return (
    <li
      id={`rule-${number}`}
      className={classNames(
        'rule-card',
        isOpen && 'rule-card--open',
        isDragged && 'rule-card--dragged',
        dropMark !== undefined && `rule-card--drop-${dropMark}`,
      )}
    >
      <div className="rule-card-head">
        {drag !== undefined && count > 1 ? (
          <IconButton
            icon={GripVertical}
            label={logic.move(number)}
            aria-description={logic.moveHelp}
            size="small"
            className="rule-card-handle"
            tooltip={false}
            onPointerDown={(event) => drag(event, index)}
            onKeyDown={nudge}
          />
        ) : null}
        <button
          type="button"
          className="rule-card-sentence"
          aria-expanded={isOpen}
          onClick={() => operations.open(isOpen ? undefined : index)}
        >
          <span className="ui-hidden">{`${logic.rule(number)}: `}</span>
          <span className="rule-card-number" aria-hidden>
            {number}
          </span>
          <RuleSentence draft={draft} rule={rule} />
        </button>
        <RuleMenu index={index} count={count} isOrdered={drag !== undefined} operations={operations} />
      </div>
      {isOpen && (
        <RuleEditor
          rule={rule}
          isNew={operations.added === index}
          onChange={(edit, group) => operations.change(index, edit, group)}
          onClose={() => operations.open(undefined)}
          onCancel={() => operations.cancel(index)}
        />
      )}
    </li>
  );
});

function RuleMenu({
  index,
  count,
  isOrdered,
  operations,
}: Pick<RuleCardProps, 'index' | 'count' | 'operations'> & { readonly isOrdered: boolean }) {
  const logic = useLazyTexts(logicTexts);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={logic.actionsFor(index + 1)}
          size="small"
          tooltip={false}
        />
      }
      groups={[
        {
          id: 'order',
          items: !isOrdered
            ? []
            : [
                {
                  id: 'up',
                  label: logic.moveUp,
                  icon: ArrowUp,
                  disabled: index === 0,
                  onSelect: () => operations.move(index, index - 1),
                },
                {
                  id: 'down',
                  label: logic.moveDown,
                  icon: ArrowDown,
                  disabled: index === count - 1,
                  onSelect: () => operations.move(index, index + 1),
                },
              ],
        },
        {
          id: 'rule',
          items: [
            {
              id: 'copy',
              label: logic.duplicate,
              icon: Copy,
              onSelect: () => operations.duplicate(index),
            },
            {
              id: 'remove',
              label: logic.remove,
              icon: Trash2,
              tone: 'danger',
              onSelect: () => operations.remove(index),
            },
          ],
        },
      ]}
    />
  );
}

/** The rule moves, and the focus with it: rules have no ids, so the next place shows another handle. */
function focusHandle(handle: HTMLElement, position: number): void {
  const list = handle.closest('ol');
  requestAnimationFrame(() => {
    list?.children[position]?.querySelector<HTMLElement>('.rule-card-handle')?.focus();
  });
}
