import { ConfirmDialog } from '../../../ui/confirmDialog/confirmDialog.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { focusTitle } from '../../frame/focusTitle.ts';
import type { useAsked } from '../../frame/useAsked.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Invitation } from './member.ts';

/** Asked, because inviting again makes another link. */
export function WithdrawDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Invitation>> }) {
  const { people, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useSend('withdrawInvitation', { renews: ['invitations'] });
  const { subject } = asked;
  if (subject === undefined) return null;
  const close = () => {
    asked.close();
    reset();
  };
  const withdraw = async () => {
    try {
      await mutateAsync({ params: { organization, invitation: subject.id } });
    } catch {
      return;
    }
    close();
    focusTitle();
    toast({ title: people.withdrawn, tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={asked.isOpen}
      onOpenChange={close}
      title={people.withdrawQuestion}
      description={people.withdrawConsequence}
      confirmLabel={people.withdrawButton}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void withdraw()}
    />
  );
}
