import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import type { Member, Role } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';

type Subject = { member: Member; role: Role };

/** Confirms giving up the own role: an owner cannot take that back. */
export function OwnRoleDialog({ dialog }: { readonly dialog: SubjectDialog<Subject> }) {
  const { members: memberTexts, common } = useTexts();
  const change = useMemberChange({ canUndo: false });
  const { subject } = dialog;
  if (subject === undefined) return null;
  const { member, role } = subject;
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={dialog.close}
      title={memberTexts.ownRoleQuestion}
      description={role === 'admin' ? memberTexts.ownRoleToAdmin : memberTexts.ownRoleToMember}
      confirmLabel={memberTexts.ownRoleConfirm}
      cancelLabel={common.cancel}
      onConfirm={() => {
        dialog.close();
        void change(member, { role });
      }}
    />
  );
}
