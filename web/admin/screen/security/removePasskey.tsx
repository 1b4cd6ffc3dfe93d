import { ConfirmDialog } from '../../../ui/confirmDialog/confirmDialog.tsx';
import { focusTitle } from '../../../ui/pageHeader/focusTitle.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Passkey } from './passkeyList.tsx';

interface RemovePasskeyProps {
  readonly passkey: Passkey | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RemovePasskey({ passkey, isOpen, onClose }: RemovePasskeyProps) {
  const { account, common } = useTexts();
  const toast = useToast();
  const problemText = useProblemText();
  const { mutateAsync, isPending, error, reset } = useSend('removePasskey', { renews: ['account'] });
  const close = () => {
    reset();
    onClose();
  };
  const remove = async ({ id, name }: Passkey) => {
    await mutateAsync({ params: { passkey: id } }).then(
      () => {
        close();
        focusTitle();
        toast({ about: id, title: account.passkeyRemoved(name), tone: 'good' });
      },
      // The question itself says why.
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isShown) => !isShown && close()}
      title={account.removePasskeyTitle(passkey?.name ?? '')}
      description={account.removePasskeyText}
      confirmLabel={account.removePasskey}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => passkey !== undefined && void remove(passkey)}
    />
  );
}
