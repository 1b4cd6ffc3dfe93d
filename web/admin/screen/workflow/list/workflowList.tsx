import { SortableList } from '../../../../ui/sortableList/sortableList.tsx';
import { useWorkflowTexts } from '../../../texts/workflow/useWorkflowTexts.ts';
import { useDraft } from '../../form/editor/editorContext.ts';
import { type WorkflowOperations, workflowName } from '../editor/useWorkflows.ts';
import { useHealth } from './useHealth.ts';
import { WorkflowCard } from './workflowCard.tsx';

/** The workflows in their order. */
export function WorkflowList({ operations }: { readonly operations: WorkflowOperations }) {
  const { workflows: texts } = useWorkflowTexts();
  const { workflows = [] } = useDraft();
  const health = useHealth();
  return (
    <div className="flow-list">
      <SortableList
        label={texts.list}
        count={workflows.length}
        onMove={operations.move}
        handleLabel={(index) => texts.move(nameAt(index))}
        handleHelp={texts.moveHelp}
        movedTo={texts.moved}
        renderItem={(index) => {
          const workflow = workflows[index];
          return workflow === undefined ? null : (
            <WorkflowCard
              key={workflow.id}
              workflow={workflow}
              index={index}
              count={workflows.length}
              health={health.get(workflow.id)}
              operations={operations}
            />
          );
        }}
      />
    </div>
  );

  function nameAt(index: number): string {
    const workflow = workflows[index];
    return workflow === undefined ? '' : workflowName(workflow);
  }
}
