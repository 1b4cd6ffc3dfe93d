import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Member } from './member.ts';
import type { ResetLink } from './resetLinkDialog.tsx';

/**
 * Creates the reset link before the dialog opens, because the owner may first have to prove their identity in another
 * dialog.
 */
export function useResetLink(show: (made: ResetLink) => void): (member: Member) => Promise<void> {
  const { id: organization } = useOrganization();
  const { members: memberTexts } = useTexts();
  const { mail } = useStart();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync } = useRouteMutation('makeResetLink');
  return async (member) => {
    try {
      show({ member, ...(await mutateAsync({ params: { organization, user: member.id } })) });
    } catch (error) {
      const isUnmailed = !mail && error instanceof ApiError && error.code === 'member_elsewhere';
      toast({
        about: member.id,
        title: isUnmailed ? memberTexts.resetLinkElsewhere : problemText(error),
        tone: 'bad',
      });
    }
  };
}
