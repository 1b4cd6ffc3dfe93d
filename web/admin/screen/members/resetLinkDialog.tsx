import { useEffect } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { CopyField } from '../../../ui/copyField/copyField.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { dateTime } from '../../../ui/format/dates.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Waiting } from '../../../ui/waiting/waiting.tsx';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import type { useAsked } from '../../frame/useAsked.ts';
import { useCopyWords } from '../../frame/useCopyWords.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useLanguage } from '../../texts/useTexts.ts';
import type { Member } from './member.ts';

/** Makes the link when it opens; asking for it has already said that it is wanted. */
export function ResetLinkDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Member>> }) {
  const { texts } = useLanguage();
  const { people, common } = texts;
  const { subject } = asked;
  if (subject === undefined) return null;
  return (
    <Dialog
      open={asked.isOpen}
      onOpenChange={asked.close}
      title={people.resetLinkTitle(subject.name)}
      description={people.resetLinkHelp}
      closeLabel={common.close}
      actions={
        <Button variant="primary" onClick={asked.close}>
          {people.done}
        </Button>
      }
    >
      <MadeLink member={subject} />
    </Dialog>
  );
}

function MadeLink({ member }: { readonly member: Member }) {
  const { id: organization } = useOrganization();
  const { texts, code } = useLanguage();
  const { people, common } = texts;
  const copyWords = useCopyWords();
  const problemText = useProblemText();
  const { mutate, data, error } = useSend('makeResetLink');
  useEffect(() => mutate({ params: { organization, user: member.id } }), [mutate, organization, member.id]);
  if (error !== null)
    return (
      <Notice tone="bad" announce>
        {problemText(error)}
      </Notice>
    );
  if (data === undefined) return <Waiting label={common.loading} count={1} />;
  return (
    <CopyField
      label={people.resetLinkLabel}
      description={people.resetLinkUntil(dateTime(data.expires_at, code))}
      value={data.link}
      {...copyWords}
    />
  );
}
