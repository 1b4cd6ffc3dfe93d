import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Key } from './key.ts';

export function RevokeDialog({ dialog }: { readonly dialog: SubjectDialog<Key> }) {
  const { keys: texts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <ConfirmMutation
      dialog={dialog}
      route="revokeKey"
      invalidates={['keys']}
      about={({ id, name }) => ({
        params: { organization, key: id },
        question: texts.revokeQuestion(name),
        consequence: texts.revokeConsequence,
        button: texts.revokeButton,
        done: texts.revoked(name),
      })}
    />
  );
}
