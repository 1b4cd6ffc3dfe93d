import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/textField/textField.tsx';
import { useFormSend } from '../../api/useFormSend.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Passkey } from './passkeyList.tsx';

interface RenamePasskeyProps {
  readonly passkey: Passkey | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey, isOpen, onClose }: RenamePasskeyProps) {
  const { account, common } = useTexts();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isShown) => !isShown && onClose()}
      title={account.renamePasskey}
      closeLabel={common.close}
      size="small"
    >
      {passkey !== undefined && <NameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  );
}

function NameForm({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { account, common } = useTexts();
  const { form, problem, isBusy, send } = useFormSend('renamePasskey', {
    fields: { name: account.passkeyNameMissing },
    renews: ['account'],
  });
  const submit = async (values: FormData) => {
    const name = String(values.get('name'));
    if ((await send({ params: { passkey: passkey.id }, body: { name } })) !== undefined) onClose();
  };
  return (
    <Form {...form} onSubmit={(values) => void submit(values)}>
      <TextField
        label={account.passkeyName}
        name="name"
        defaultValue={passkey.name}
        maxLength={100}
        autoComplete="off"
      />
      {problem !== undefined && (
        <Notice tone="bad" announce>
          {problem}
        </Notice>
      )}
      <FormActions align="end">
        <Button type="submit" variant="primary" busy={isBusy}>
          {common.rename}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
