import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';

interface QuestionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function RenewCodesDialog({ isOpen, onClose, onCodes }: QuestionProps) {
  const { account, common } = useTexts();
  const problemText = useProblemText();
  const { mutateAsync, isPending, error, reset } = useRouteMutation('newRecoveryCodes', {
    invalidates: ['account'],
  });
  const close = () => {
    reset();
    onClose();
  };
  const make = async () => {
    await mutateAsync({}).then(
      (answer) => onCodes(answer.recovery_codes),
      // The dialog shows the error.
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isShown) => !isShown && close()}
      title={account.newCodesTitle}
      description={account.newCodesText}
      confirmLabel={account.makeCodes}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void make()}
    />
  );
}
