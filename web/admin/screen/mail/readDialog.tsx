import { CopyField } from '#ui/copyField/copyField.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { SubjectDialog } from '../../dialog/useSubjectDialog.ts';
import { useCopyLabels } from '../../texts/useCopyLabels.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { LocalAddressNotice } from '../account/localAddressNotice.tsx';
import type { ReadMail } from './mail.ts';

/** A mail as its recipient reads it. */
export function ReadDialog({ dialog }: { readonly dialog: SubjectDialog<ReadMail> }) {
  const { mail: texts, common } = useTexts();
  const copyLabels = useCopyLabels();
  const { subject } = dialog;
  if (subject === undefined) return null;
  const { mail, text, link } = subject;
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={dialog.close}
      title={texts.readTitle(mail.recipient)}
      description={mail.subject}
      closeLabel={common.close}
    >
      <Stack>
        {/* Focusable, so that the keyboard can scroll it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <pre className="mail-text" tabIndex={0}>
          {text}
        </pre>
        {link !== null && (
          <>
            <CopyField label={texts.link} description={texts.linkHelp} value={link} {...copyLabels} />
            <LocalAddressNotice address={link} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
