import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { identityPrompt } from '#admin/api/prompt.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { NameDialog } from '#admin/dialog/nameDialog.tsx';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { CreatedKeyDialog } from './createdKeyDialog.tsx';
import type { NewKey } from './key.ts';

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
  const [mayWrite, setMayWrite] = useState(false);
  const { mutateAsync, isPending, error, reset } = useRouteMutation('createKey', { invalidates: ['keys'] });
  const creating = useRef<Promise<boolean>>(undefined);
  useBlocker({
    // Cancels the pending creation: a key that was never shown must not exist.
    shouldBlockFn: async ({ current, next }) => {
      if (next.pathname === current.pathname || next.pathname.startsWith('/app/sign-in')) return false;
      identityPrompt.resolve(false);
      return (await creating.current) ?? false;
    },
    enableBeforeUnload: false,
  });
  const close = () => {
    onClose();
    setMayWrite(false);
    // Clears the error for the next attempt.
    reset();
  };
  const create = async (name: string): Promise<boolean> => {
    try {
      const { id, key } = await mutateAsync({
        params: { organization },
        body: { name, scope: mayWrite ? 'forms:write' : 'read' },
      });
      onCreated({ id, name, key });
      setShown({ id, name, key });
      setIsShown(true);
      close();
      return true;
    } catch {
      // The dialog shows the error.
      return false;
    } finally {
      creating.current = undefined;
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
        onSubmit={(name) => {
          creating.current = create(name);
        }}
      >
        <Checkbox
          label={texts.mayWrite}
          description={texts.mayWriteHelp}
          name="scope"
          checked={mayWrite}
          onCheckedChange={setMayWrite}
        />
      </NameDialog>
      <CreatedKeyDialog open={isShown} shown={shown} onClose={() => setIsShown(false)} />
    </>
  );
}
