import { useToast } from '#ui/toast/useToast.ts';
import { useOptimisticUpdate } from '../../api/useOptimisticUpdate.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { focusOutbox } from './focusOutbox.ts';
import type { OutboxMail } from './mail.ts';

/** Removes a sent mail from the list optimistically. */
export function useDiscardSent(): (mail: OutboxMail) => Promise<void> {
  const { mail: texts } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const optimisticUpdate = useOptimisticUpdate('outbox', { organization });
  const { mutateAsync } = useRouteMutation('discardMail', { invalidates: ['outbox', 'mail'] });
  return async ({ id, recipient }) => {
    const discarding = optimisticUpdate(
      ({ mails }) => ({ mails: mails.filter((mail) => mail.id !== id) }),
      mutateAsync({ params: { organization, mail: id } }),
    );
    focusOutbox();
    try {
      await discarding;
      toast({ about: id, title: texts.discarded(recipient), tone: 'good' });
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
    }
  };
}
