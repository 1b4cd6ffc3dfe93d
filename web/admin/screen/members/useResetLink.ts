import { useToast } from '../../../ui/toast/useToast.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import type { Member } from './member.ts';
import type { ResetLink } from './resetLinkDialog.tsx';

/** Makes the link first and shows it then: on the way the owner may have to prove who they are, in another dialog. */
export function useResetLink(show: (made: ResetLink) => void): (member: Member) => Promise<void> {
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync } = useSend('makeResetLink');
  return async (member) => {
    try {
      show({ member, ...(await mutateAsync({ params: { organization, user: member.id } })) });
    } catch (error) {
      toast({ title: problemText(error), tone: 'bad' });
    }
  };
}
