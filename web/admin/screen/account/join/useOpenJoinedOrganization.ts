import { useToast } from '../../../../ui/toast/useToast.ts';
import { useSessionChange } from '../../../session/useSessionChange.ts';
import { useTexts } from '../../../texts/useTexts.ts';

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
