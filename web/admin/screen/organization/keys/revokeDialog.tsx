import { AskedDialog } from '../../../dialog/askedDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Key } from './key.ts';

export function RevokeDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Key>> }) {
  const { keys: texts } = useTexts();
  const { id: organization } = useOrganization();
  return (
    <AskedDialog
      asked={asked}
      route="revokeKey"
      renews={['keys']}
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
