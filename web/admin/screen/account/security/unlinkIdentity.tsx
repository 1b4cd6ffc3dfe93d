import { AskedDialog } from '../../../dialog/askedDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Identity } from './identitiesSection.tsx';

export function UnlinkIdentity({ asked }: { readonly asked: ReturnType<typeof useAsked<Identity>> }) {
  const { account } = useTexts();
  return (
    <AskedDialog
      asked={asked}
      route="unlinkOidc"
      renews={['account']}
      about={({ id, email, issuer }) => ({
        params: { identity: id },
        question: account.unlinkTitle(email || issuer),
        consequence: account.unlinkText,
        button: account.unlink,
        done: account.unlinked,
      })}
    />
  );
}
