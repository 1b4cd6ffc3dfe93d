import { AskedDialog } from '../../../dialog/askedDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Member } from './member.ts';

export function EndSessionsDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Member>> }) {
  const { people } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <AskedDialog
      asked={asked}
      route="endMemberSessions"
      renews={[]}
      about={({ id, name }) => ({
        params: { organization, user: id },
        question: people.endSessionsQuestion(name),
        consequence: people.endSessionsText(name),
        button: people.endSessions,
        done: people.sessionsEnded(name),
      })}
    />
  );
}
