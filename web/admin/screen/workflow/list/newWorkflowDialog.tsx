import { useRef } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { StartingPoint } from '../start/startingPoints.ts';
import { StartList } from '../start/startList.tsx';

interface NewWorkflowDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (start: StartingPoint) => void;
}

/** Asks for a beginning of a new workflow. */
export function NewWorkflowDialog({ open, onClose, onChoose }: NewWorkflowDialogProps) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const isChosen = useRef(false);
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        isChosen.current = false;
        onClose();
      }}
      // A dialog for the settings of the action may have it by then.
      finalFocus={() => (isChosen.current ? false : null)}
      title={texts.createTitle}
      description={texts.createText}
      closeLabel={common.close}
      size="large"
    >
      <StartList
        onChoose={(start) => {
          isChosen.current = true;
          onClose();
          onChoose(start);
        }}
      />
    </Dialog>
  );
}
