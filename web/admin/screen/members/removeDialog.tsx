import { ConfirmDialog } from '../../../ui/confirmDialog/confirmDialog.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { focusTitle } from '../../frame/focusTitle.ts';
import type { useAsked } from '../../frame/useAsked.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Member } from './member.ts';

export function RemoveDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Member>> }) {
  const { people, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useSend('removeMember', {
    renews: ['members', 'workspaces'],
  });
  const { subject } = asked;
  if (subject === undefined) return null;
  const close = () => {
    asked.close();
    reset();
  };
  const remove = async () => {
    try {
      await mutateAsync({ params: { organization, user: subject.id } });
    } catch {
      return;
    }
    close();
    focusTitle();
    toast({ title: people.removed(subject.name), tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={asked.isOpen}
      onOpenChange={close}
      title={people.removeQuestion(subject.name)}
      description={people.removeConsequence(subject.name)}
      confirmLabel={people.removeButton}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void remove()}
    />
  );
}
