import { useState } from 'react';
import { useSend } from '../../api/useSend.ts';
import { NameDialog } from '../../frame/nameDialog.tsx';
import { useOrganization } from '../../frame/useOrganization.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { NewKey } from './key.ts';
import { KeyShown } from './keyShown.tsx';

interface CreateKeyProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (key: NewKey) => void;
}

/** Asks for a name, then shows the key this once. */
export function CreateKey({ open, onClose, onCreated }: CreateKeyProps) {
  const { keys: texts } = useTexts();
  const { id: organization } = useOrganization();
  const [shown, setShown] = useState<NewKey>();
  const [isShown, setIsShown] = useState(false);
  const { mutateAsync, isPending, error, reset } = useSend('createKey', { renews: ['keys'] });
  const close = () => {
    onClose();
    // The answer holds the key: it is not to stay in memory longer than it is shown.
    reset();
  };
  const create = async (name: string) => {
    try {
      const { id, key } = await mutateAsync({ params: { organization }, body: { name } });
      onCreated({ id, name, key });
      setShown({ id, name, key });
      setIsShown(true);
      close();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <>
      <NameDialog
        open={open}
        onClose={close}
        title={texts.createTitle}
        label={texts.name}
        help={texts.nameHelp}
        missing={texts.nameMissing}
        submitLabel={texts.create}
        busy={isPending}
        error={error}
        onSubmit={(name) => void create(name)}
      />
      <KeyShown open={isShown} shown={shown} onClose={() => setIsShown(false)} />
    </>
  );
}
