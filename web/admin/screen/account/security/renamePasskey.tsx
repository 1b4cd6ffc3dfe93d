import { useSend } from '../../../api/useSend.ts';
import { NameDialog } from '../../../dialog/nameDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Passkey } from './passkeyList.tsx';

export function RenamePasskey({ asked }: { readonly asked: ReturnType<typeof useAsked<Passkey>> }) {
  const { account, common } = useTexts();
  const { mutateAsync, isPending, error, reset } = useSend('renamePasskey', { renews: ['account'] });
  const { subject } = asked;
  if (subject === undefined) return null;
  const close = () => {
    asked.close();
    reset();
  };
  const rename = async (name: string) => {
    try {
      await mutateAsync({ params: { passkey: subject.id }, body: { name } });
    } catch {
      // The dialog stays and says why.
      return;
    }
    close();
  };
  return (
    <NameDialog
      open={asked.isOpen}
      onClose={close}
      title={account.renamePasskey}
      label={account.passkeyName}
      missing={account.passkeyNameMissing}
      initial={subject.name}
      submitLabel={common.rename}
      busy={isPending}
      error={error}
      onSubmit={(name) => void rename(name)}
    />
  );
}
