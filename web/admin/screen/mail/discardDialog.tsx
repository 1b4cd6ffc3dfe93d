import { ConfirmMutation } from '../../dialog/confirmMutation.tsx';
import type { SubjectDialog } from '../../dialog/useSubjectDialog.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { focusOutbox } from './focusOutbox.ts';
import type { OutboxMail } from './mail.ts';

/** Confirms deleting a mail that was not delivered. */
export function DiscardDialog({ dialog }: { readonly dialog: SubjectDialog<OutboxMail> }) {
  const { mail: texts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <ConfirmMutation
      dialog={dialog}
      route="discardMail"
      invalidates={['outbox', 'mail', 'organization']}
      focus={focusOutbox}
      about={({ id, recipient }) => ({
        params: { organization, mail: id },
        question: texts.discardQuestion(recipient),
        consequence: texts.discardConsequence,
        button: texts.discardButton,
        done: texts.discarded(recipient),
      })}
    />
  );
}
