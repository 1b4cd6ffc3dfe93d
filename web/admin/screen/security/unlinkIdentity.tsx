import { ConfirmDialog } from '../../../ui/confirmDialog/confirmDialog.tsx';
import { focusTitle } from '../../../ui/pageHeader/focusTitle.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Identity } from './identitiesSection.tsx';

interface UnlinkIdentityProps {
  readonly identity: Identity | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function UnlinkIdentity({ identity, isOpen, onClose }: UnlinkIdentityProps) {
  const { account, common } = useTexts();
  const toast = useToast();
  const problemText = useProblemText();
  const { mutateAsync, isPending, error, reset } = useSend('unlinkOidc', { renews: ['account'] });
  const close = () => {
    reset();
    onClose();
  };
  const unlink = async ({ id }: Identity) => {
    await mutateAsync({ params: { identity: id } }).then(
      () => {
        close();
        focusTitle();
        toast({ about: id, title: account.unlinked, tone: 'good' });
      },
      // The question itself says why.
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isShown) => !isShown && close()}
      title={account.unlinkTitle(identity?.email || identity?.issuer || '')}
      description={account.unlinkText}
      confirmLabel={account.unlink}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => identity !== undefined && void unlink(identity)}
    />
  );
}
