import { ConfirmDialog } from '../../../ui/confirmDialog/confirmDialog.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';

import type { useAsked } from '../../frame/useAsked.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { focusOutbox } from './focusOutbox.ts';
import type { OutboxMail } from './mail.ts';

/** Before a mail that nobody has got yet is gone. */
export function DiscardDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<OutboxMail>> }) {
  const { mail: texts, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useSend('discardMail', { renews: ['outbox'] });
  const { subject } = asked;
  if (subject === undefined) return null;
  const close = () => {
    asked.close();
    reset();
  };
  const discard = async () => {
    try {
      await mutateAsync({ params: { organization, mail: subject.id } });
    } catch {
      return;
    }
    close();
    focusOutbox();
    toast({ title: texts.discarded(subject.recipient), tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={asked.isOpen}
      onOpenChange={close}
      title={texts.discardQuestion(subject.recipient)}
      description={texts.discardConsequence}
      confirmLabel={texts.discardButton}
      cancelLabel={common.cancel}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void discard()}
    />
  );
}
