import { ConfirmDialog } from '../../../../ui/confirmDialog/confirmDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Member, Role } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';

type Subject = { member: Member; role: Role };

/** Somebody who is no longer an owner cannot take that back. */
export function OwnRoleDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Subject>> }) {
  const { people, common } = useTexts();
  const change = useMemberChange({ canUndo: false });
  const { subject } = asked;
  if (subject === undefined) return null;
  const { member, role } = subject;
  return (
    <ConfirmDialog
      open={asked.isOpen}
      onOpenChange={asked.close}
      title={people.ownRoleQuestion}
      description={role === 'admin' ? people.ownRoleToAdmin : people.ownRoleToMember}
      confirmLabel={people.ownRoleConfirm}
      cancelLabel={common.cancel}
      onConfirm={() => {
        asked.close();
        void change(member, { role });
      }}
    />
  );
}
