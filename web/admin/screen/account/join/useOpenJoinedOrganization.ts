import { useSessionChange } from '#admin/session/useSessionChange.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** Opens the organisation that the user just joined. */
export function useOpenJoinedOrganization(): (organization: {
  readonly id: string;
  readonly name: string;
}) => Promise<void> {
  const { signIn } = useTexts();
  const toast = useToast();
  const sessionChange = useSessionChange();
  return async ({ id, name }) => {
    await sessionChange(`/app/o/${id}`);
    toast({ about: id, title: signIn.joined(name), tone: 'good' });
  };
}
