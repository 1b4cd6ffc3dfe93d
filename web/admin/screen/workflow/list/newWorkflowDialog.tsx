import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { useWorkflowTexts } from '../../../texts/workflow/useWorkflowTexts.ts';
import type { StartingPoint } from '../start/startingPoints.ts';
import { StartList } from '../start/startList.tsx';

interface NewWorkflowDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (start: StartingPoint) => void;
}

/** Asks for a beginning of a new workflow. */
export function NewWorkflowDialog({ open, onClose, onChoose }: NewWorkflowDialogProps) {
  const { workflows: texts } = useWorkflowTexts();
  const { common } = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={texts.createTitle}
      description={texts.createText}
      closeLabel={common.close}
      size="large"
    >
      <StartList
        onChoose={(start) => {
          onClose();
          onChoose(start);
        }}
      />
    </Dialog>
  );
}
