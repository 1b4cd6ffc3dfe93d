import { Button } from '../../../../ui/button/button.tsx';
import { CopyField } from '../../../../ui/copyField/copyField.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { dateTime } from '../../../../ui/format/dates.ts';
import { Stack } from '../../../../ui/stack/stack.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useCopyWords } from '../../../texts/useCopyWords.ts';
import { useLanguage } from '../../../texts/useTexts.ts';
import { OnlyHere } from '../../account/onlyHere.tsx';
import type { Member } from './member.ts';

/** A link that was made for a member, to hand over. */
export interface ResetLink {
  readonly member: Member;
  readonly link: string;
  readonly expires_at: string;
}

export function ResetLinkDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<ResetLink>> }) {
  const { texts, locale } = useLanguage();
  const { people, common } = texts;
  const copyWords = useCopyWords();
  const { subject } = asked;
  if (subject === undefined) return null;
  return (
    <Dialog
      open={asked.isOpen}
      onOpenChange={asked.close}
      title={people.resetLinkTitle(subject.member.name)}
      description={people.resetLinkHelp}
      closeLabel={common.close}
      actions={
        <Button variant="primary" onClick={asked.close}>
          {people.done}
        </Button>
      }
    >
      <Stack>
        <CopyField
          label={people.resetLinkLabel}
          description={people.resetLinkUntil(dateTime(subject.expires_at, locale))}
          value={subject.link}
          {...copyWords}
        />
        <OnlyHere />
      </Stack>
    </Dialog>
  );
}
