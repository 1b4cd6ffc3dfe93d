import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Member } from './member.ts';

export function EndSessionsDialog({ dialog }: { readonly dialog: SubjectDialog<Member> }) {
  const { members: memberTexts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <ConfirmMutation
      dialog={dialog}
      route="endMemberSessions"
      invalidates={[]}
      about={({ id, name }) => ({
        params: { organization, user: id },
        question: memberTexts.endSessionsQuestion(name),
        consequence: memberTexts.endSessionsText(name),
        button: memberTexts.endSessions,
        done: memberTexts.sessionsEnded(name),
      })}
    />
  );
}
