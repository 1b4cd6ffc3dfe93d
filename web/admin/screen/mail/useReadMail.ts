import { useToast } from '#ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import type { OutboxMail, ReadMail } from './mail.ts';

/** Fetches a mail's content, which the audit log records; a toast reports failures. */
export function useReadMail(): (mail: OutboxMail) => Promise<ReadMail> {
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync } = useRouteMutation('readMail');
  return async (mail) => {
    try {
      return { mail, ...(await mutateAsync({ params: { organization, mail: mail.id } })) };
    } catch (error) {
      toast({ about: mail.id, title: problemText(error), tone: 'bad' });
      throw error;
    }
  };
}
