import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { SortableList } from '#ui/sortableList/sortableList.tsx';
import { type WorkflowOperations, workflowName } from '../editor/useWorkflows.ts';
import { useCards } from './useCards.ts';
import { WorkflowCard } from './workflowCard.tsx';

/** The workflows in their order. */
export function WorkflowList({ operations }: { readonly operations: WorkflowOperations }) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const cards = useCards();
  return (
    <div className="flow-list">
      <SortableList
        label={texts.list}
        count={cards.length}
        onMove={operations.move}
        handleLabel={(index) => texts.move(nameAt(index))}
        handleHelp={texts.moveHelp}
        movedTo={texts.moved}
        renderItem={(index) => {
          const card = cards[index];
          return card === undefined ? null : (
            <WorkflowCard
              key={card.workflow.id}
              card={card}
              index={index}
              count={cards.length}
              operations={operations}
            />
          );
        }}
      />
    </div>
  );

  function nameAt(index: number): string {
    const card = cards[index];
    return card === undefined ? '' : workflowName(card.workflow);
  }
}
