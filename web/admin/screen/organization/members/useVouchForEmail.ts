import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Member } from './member.ts';

/** Vouches for a member's mail address. */
export function useVouchForEmail(): (member: Member) => Promise<void> {
  const { id: organization } = useOrganization();
  const { members: memberTexts } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync } = useRouteMutation('vouchForAddress', { invalidates: ['members'] });
  return async ({ id, email }) => {
    try {
      await mutateAsync({ params: { organization, user: id } });
      toast({ about: id, title: memberTexts.vouched(email), tone: 'good' });
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
    }
  };
}
