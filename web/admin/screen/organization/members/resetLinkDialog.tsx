import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime } from '#ui/format/dates.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { LocalAddressNotice } from '../../account/localAddressNotice.tsx';
import type { Member } from './member.ts';

/** A reset link that an owner created for a member. */
export interface ResetLink {
  readonly member: Member;
  readonly link: string;
  readonly expires_at: string;
}

export function ResetLinkDialog({ dialog }: { readonly dialog: SubjectDialog<ResetLink> }) {
  const { texts, locale } = useLanguage();
  const { members: memberTexts, common } = texts;
  const copyLabels = useCopyLabels();
  const { subject } = dialog;
  if (subject === undefined) return null;
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={dialog.close}
      title={memberTexts.resetLinkTitle(subject.member.name)}
      description={memberTexts.resetLinkHelp}
      closeLabel={common.close}
      actions={
        <Button variant="primary" onClick={dialog.close}>
          {memberTexts.done}
        </Button>
      }
    >
      <Stack>
        <CopyField
          label={memberTexts.resetLinkLabel}
          description={memberTexts.resetLinkUntil(formatDateTime(subject.expires_at, locale))}
          value={subject.link}
          {...copyLabels}
        />
        <LocalAddressNotice address={subject.link} />
      </Stack>
    </Dialog>
  );
}
