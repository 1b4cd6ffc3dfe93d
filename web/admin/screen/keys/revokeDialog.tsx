import { ConfirmDialog } from '../../../ui/confirmDialog/confirmDialog.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { focusTitle } from '../../frame/focusTitle.ts';
import type { useAsked } from '../../frame/useAsked.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Key } from './key.ts';

export function RevokeDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Key>> }) {
  const { keys: texts, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useSend('revokeKey', { renews: ['keys'] });
  const { subject } = asked;
  if (subject === undefined) return null;
  const close = () => {
    asked.close();
    reset();
  };
  const revoke = async () => {
    try {
      await mutateAsync({ params: { organization, key: subject.id } });
    } catch {
      return;
    }
    close();
    focusTitle();
    toast({ title: texts.revoked(subject.name), tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={asked.isOpen}
      onOpenChange={close}
      title={texts.revokeQuestion(subject.name)}
      description={texts.revokeConsequence}
      confirmLabel={texts.revokeButton}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void revoke()}
    />
  );
}
