import { AskedDialog } from '../../dialog/askedDialog.tsx';
import type { useAsked } from '../../dialog/useAsked.ts';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { focusOutbox } from './focusOutbox.ts';
import type { OutboxMail } from './mail.ts';

/** Before a mail that nobody has got yet is gone. */
export function DiscardDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<OutboxMail>> }) {
  const { mail: texts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <AskedDialog
      asked={asked}
      route="discardMail"
      renews={['outbox', 'mail', 'organization']}
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
