import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import type { Member } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';

/** Confirms making someone an owner: a new owner can remove you, and that cannot be undone. */
export function OwnerDialog({ dialog }: { readonly dialog: SubjectDialog<Member> }) {
  const { members: memberTexts, common } = useTexts();
  const change = useMemberChange();
  const { subject: member } = dialog;
  if (member === undefined) return null;
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={dialog.close}
      title={memberTexts.ownerQuestion(member.name)}
      description={memberTexts.ownerConsequence(member.name)}
      confirmLabel={memberTexts.ownerConfirm}
      cancelLabel={common.cancel}
      onConfirm={() => {
        dialog.close();
        void change(member, { role: 'owner' });
      }}
    />
  );
}
