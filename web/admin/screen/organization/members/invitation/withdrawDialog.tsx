import { AskedDialog } from '../../../../dialog/askedDialog.tsx';
import type { useAsked } from '../../../../dialog/useAsked.ts';
import { useOrganization } from '../../../../navigation/useOrganization.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import type { Invitation } from '../member.ts';

/** Asked, because inviting again makes another link. */
export function WithdrawDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Invitation>> }) {
  const { people } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <AskedDialog
      asked={asked}
      route="withdrawInvitation"
      renews={['invitations', 'organization']}
      about={({ id }) => ({
        params: { organization, invitation: id },
        question: people.withdrawQuestion,
        consequence: people.withdrawConsequence,
        button: people.withdrawButton,
        done: people.withdrawn,
      })}
    />
  );
}
