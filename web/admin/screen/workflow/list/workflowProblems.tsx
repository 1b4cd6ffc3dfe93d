import { CircleAlert } from 'lucide-react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { FindingsButton } from '../../form/findings/findingsButton.tsx';
import { useFindings } from '../../form/findings/useFindings.ts';
import { stateOf } from './stateOf.ts';
import { useCards } from './useCards.ts';

/** The findings about the draft, and the workflows that fail: “No problems” only where there are neither. */
export function WorkflowProblems() {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { findings } = useFindings();
  const bad = useCards().filter(({ workflow, health, publication }) =>
    ['failing', 'switched_off'].includes(stateOf(workflow, health, publication)),
  );
  const [first] = bad;
  if (first === undefined) return <FindingsButton />;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={CircleAlert}
        className="findings-button findings-button--bad"
        onClick={() =>
          document.getElementById(`workflow-${first.workflow.id}`)?.scrollIntoView({ block: 'nearest' })
        }
      >
        {texts.needAttention(bad.length)}
      </Button>
      {findings.length > 0 && <FindingsButton />}
    </>
  );
}
