import { AskedDialog } from '../../../dialog/askedDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Member } from './member.ts';

export function RemoveDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Member>> }) {
  const { people } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <AskedDialog
      asked={asked}
      route="removeMember"
      renews={['members', 'workspaces']}
      about={({ id, name }) => ({
        params: { organization, user: id },
        question: people.removeQuestion(name),
        consequence: people.removeConsequence(name),
        button: people.removeButton,
        done: people.removed(name),
      })}
    />
  );
}
