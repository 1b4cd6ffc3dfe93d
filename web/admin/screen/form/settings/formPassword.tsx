import './settings.css';
import { useId, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Row } from '#ui/row/row.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useForm } from '../place/useForm.ts';

/** Whether visitors need a password, and the ways to set, change and remove it. */
export function FormPassword() {
  const { access: texts } = useLazyTexts(settingsTexts);
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const { setPassword, isPending, error } = useSetPassword();
  const problemText = useProblemText();
  return (
    <div>
      <h3 className="setting-title">{texts.password}</h3>
      <p className="setting-about">{form.has_password ? texts.passwordOn : texts.passwordOff}</p>
      <Row>
        <Button onClick={() => setOpen(true)}>
          {form.has_password ? texts.changePassword : texts.setPassword}
        </Button>
        {form.has_password && (
          <Button busy={isPending && !isOpen} onClick={() => void setPassword(null)}>
            {texts.removePassword}
          </Button>
        )}
      </Row>
      {!isOpen && <Problem>{error === null ? undefined : problemText(error)}</Problem>}
      <PasswordDialog open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

function PasswordDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { access: texts } = useLazyTexts(settingsTexts);
  const { common } = useTexts();
  const { setPassword, isPending, error } = useSetPassword();
  const problemText = useProblemText();
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const submit = async (values: FormData) => {
    const password = String(values.get('password') ?? '');
    setMissing(password === '');
    if (password !== '' && (await setPassword(password))) onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.setPassword}
      closeLabel={common.close}
      size="small"
      actions={
        <>
          <Button variant="primary" type="submit" form={id} busy={isPending}>
            {texts.setPassword}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </>
      }
    >
      <Form id={id} onSubmit={(values) => void submit(values)}>
        {/* Shown as typed: it is shared with many people, and a typing error would lock them out. */}
        <TextField
          label={texts.newPassword}
          description={texts.newPasswordText}
          name="password"
          required
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          error={isMissing ? texts.passwordMissing : undefined}
          onChange={() => setMissing(false)}
        />
        <Problem>{error === null ? undefined : problemText(error)}</Problem>
      </Form>
    </Dialog>
  );
}

/** Sets the password, or removes it with null; resolves with whether it worked. */
function useSetPassword() {
  const { access: texts } = useLazyTexts(settingsTexts);
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const toast = useToast();
  const send = useRouteMutation('setFormPassword', { invalidates: ['form'] });
  const setPassword = async (password: string | null): Promise<boolean> => {
    try {
      await send.mutateAsync({ params: { organization, form }, body: { password } });
    } catch {
      return false;
    }
    const title = password === null ? texts.passwordRemoved : texts.passwordSet;
    toast({ about: 'form-settings', title, tone: 'good' });
    return true;
  };
  return { setPassword, isPending: send.isPending, error: send.error };
}
