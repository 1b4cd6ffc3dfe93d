import { CopyField } from '../../../ui/copyField/copyField.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import type { useAsked } from '../../dialog/useAsked.ts';
import { useCopyWords } from '../../texts/useCopyWords.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { OnlyHere } from '../account/onlyHere.tsx';
import type { ReadMail } from './mail.ts';

/** A mail as its recipient reads it. */
export function ReadDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<ReadMail>> }) {
  const { mail: texts, common } = useTexts();
  const copyWords = useCopyWords();
  const { subject } = asked;
  if (subject === undefined) return null;
  const { mail, text, link } = subject;
  return (
    <Dialog
      open={asked.isOpen}
      onOpenChange={asked.close}
      title={texts.readTitle(mail.recipient)}
      description={mail.subject}
      closeLabel={common.close}
    >
      <Stack>
        {/* Its end must be reached by the keyboard as well. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <pre className="mail-text" tabIndex={0}>
          {text}
        </pre>
        {link !== null && (
          <>
            <CopyField label={texts.link} description={texts.linkHelp} value={link} {...copyWords} />
            <OnlyHere />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
