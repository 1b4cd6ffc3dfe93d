import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';

interface QuestionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function DisableTotpDialog({ isOpen, onClose }: QuestionProps) {
  const { account, common } = useTexts();
  const toast = useToast();
  const problemText = useProblemText();
  const { mutateAsync, isPending, error, reset } = useRouteMutation('endTotp', { invalidates: ['account'] });
  const close = () => {
    reset();
    onClose();
  };
  const turnOff = async () => {
    await mutateAsync({}).then(
      () => {
        close();
        toast({ about: 'totp', title: account.turnedOff, tone: 'good' });
      },
      // The dialog shows the error.
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isShown) => !isShown && close()}
      title={account.turnOffTitle}
      description={account.turnOffText}
      confirmLabel={account.turnOff}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void turnOff()}
    />
  );
}
