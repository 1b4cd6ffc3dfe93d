import { Button } from '../../../../../ui/button/button.tsx';
import { CopyField } from '../../../../../ui/copyField/copyField.tsx';
import { FormActions } from '../../../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../../../ui/notice/notice.tsx';
import { Stack } from '../../../../../ui/stack/stack.tsx';
import { useCopyWords } from '../../../../texts/useCopyWords.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { OnlyHere } from '../../../account/onlyHere.tsx';
import type { Made } from './inviteForm.tsx';

interface InvitedProps {
  readonly made: Made;
  readonly onAnother: () => void;
  readonly onDone: () => void;
}

/** The link of an invitation, and whether it has left already. */
export function Invited({ made, onAnother, onDone }: InvitedProps) {
  const { people } = useTexts();
  const copyWords = useCopyWords();
  const { email, mailed, link } = made;
  return (
    <Stack>
      <Notice tone={mailed ? 'good' : 'info'} announce>
        {mailed
          ? people.invitedMailed(email)
          : email === ''
            ? people.invitedByHand
            : people.invitedNotMailed(email)}
      </Notice>
      <CopyField label={people.inviteLink} value={link} {...copyWords} />
      <OnlyHere />
      <FormActions align="end">
        <Button variant="primary" onClick={onDone}>
          {people.done}
        </Button>
        <Button onClick={onAnother}>{people.inviteAnother}</Button>
      </FormActions>
    </Stack>
  );
}
