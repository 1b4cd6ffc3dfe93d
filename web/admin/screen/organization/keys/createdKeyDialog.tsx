import { UnsavedChangesPrompt } from '#admin/dialog/unsavedChangesPrompt.tsx';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { NewKey } from './key.ts';

interface CreatedKeyDialogProps {
  readonly open: boolean;
  readonly shown: NewKey | undefined;
  readonly onClose: () => void;
}

/** Only its button closes the dialog, because a key that was not copied is lost. */
export function CreatedKeyDialog({ open, shown, onClose }: CreatedKeyDialogProps) {
  const { keys: texts, common } = useTexts();
  const copyLabels = useCopyLabels();
  if (shown === undefined) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      sticky
      title={texts.shownTitle}
      description={texts.shown(shown.name)}
      closeLabel={common.close}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.shownDone}
        </Button>
      }
    >
      <UnsavedChangesPrompt isChanged={open} title={texts.shownLeaveTitle} text={texts.shownLeaveText} />
      <CopyField label={texts.shownKey} description={texts.shownHelp} value={shown.key} {...copyLabels} />
    </Dialog>
  );
}
