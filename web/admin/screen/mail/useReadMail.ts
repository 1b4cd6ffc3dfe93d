import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useRouteMutation } from '../../api/useRouteMutation.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import type { OutboxMail, ReadMail } from './mail.ts';

/** Fetches what a mail says, for who asks for it: that they did stands in the audit log. Tells why where it cannot. */
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
