import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Member } from './member.ts';

export function RemoveDialog({ dialog }: { readonly dialog: SubjectDialog<Member> }) {
  const { members: memberTexts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <ConfirmMutation
      dialog={dialog}
      route="removeMember"
      invalidates={['members', 'workspaces']}
      about={({ id, name }) => ({
        params: { organization, user: id },
        question: memberTexts.removeQuestion(name),
        consequence: memberTexts.removeConsequence(name),
        button: memberTexts.removeButton,
        done: memberTexts.removed(name),
      })}
    />
  );
}
