import { ConfirmDialog } from '../../../../ui/confirmDialog/confirmDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Member } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';

/** An owner can remove whoever made them one, who then undoes nothing any more. */
export function OwnerDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Member>> }) {
  const { people, common } = useTexts();
  const change = useMemberChange();
  const { subject: member } = asked;
  if (member === undefined) return null;
  return (
    <ConfirmDialog
      open={asked.isOpen}
      onOpenChange={asked.close}
      title={people.ownerQuestion(member.name)}
      description={people.ownerConsequence(member.name)}
      confirmLabel={people.ownerConfirm}
      cancelLabel={common.cancel}
      onConfirm={() => {
        asked.close();
        void change(member, { role: 'owner' });
      }}
    />
  );
}
