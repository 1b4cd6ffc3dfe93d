import { useState } from 'react';
import { useFormErrors } from '#admin/api/useFormErrors.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PasswordField } from '#ui/passwordField/passwordField.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useForm } from '../../form/place/useForm.ts';

interface SecretDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** An address that a new one, or the replaced one, is sent to. */
  readonly address?: string | undefined;
  /** The secret whose value is replaced; undefined for a new one. */
  readonly replaced?: string | undefined;
  /** The name of a new one that is missing somewhere. */
  readonly suggested?: string | undefined;
  readonly onSaved?: ((name: string) => void) | undefined;
}

/** Asks for a secret of the form, which is never shown again. */
export function SecretDialog({ open, onClose, ...form }: SecretDialogProps) {
  const { secrets: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const title = form.replaced === undefined ? texts.addTitle : texts.replaceTitle(form.replaced);
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} closeLabel={common.close} size="small">
      <SecretForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function SecretForm({ replaced, suggested, address, onSaved, onClose }: Omit<SecretDialogProps, 'open'>) {
  const { secrets: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const toast = useToast();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const save = useRouteMutation('setFormSecret', { invalidates: ['formSecrets'] });
  const failure = useFormErrors(save.error);
  const [wrong, setWrong] = useState<Record<string, string>>();
  const submit = async (values: FormData) => {
    const name = replaced ?? String(values.get('name') ?? '').trim();
    const value = String(values.get('value') ?? '');
    const sentTo = String(values.get('address') ?? '').trim();
    const errors = {
      ...(/^[A-Za-z0-9_-]{1,64}$/.test(name) ? {} : { name: texts.nameWrong }),
      ...(value === '' ? { value: texts.valueMissing } : {}),
      ...(/^https?:$/.test(URL.parse(sentTo)?.protocol ?? '') ? {} : { address: texts.addressWrong }),
    };
    setWrong(Object.keys(errors).length === 0 ? undefined : errors);
    if (Object.keys(errors).length > 0) return;
    try {
      await save.mutateAsync({
        params: { organization, form, secret: name },
        body: { value, address: sentTo },
      });
    } catch {
      return;
    }
    toast({ about: 'secret', title: texts.saved(name), tone: 'good' });
    onSaved?.(name);
    onClose();
  };
  return (
    <Form errors={wrong ?? failure.errors} onSubmit={(values) => void submit(values)}>
      {replaced === undefined && (
        <TextField
          label={texts.name}
          description={texts.nameHelp}
          name="name"
          required
          maxLength={64}
          defaultValue={suggested}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      )}
      <PasswordField
        label={texts.value}
        description={texts.valueHelp}
        name="value"
        required
        maxLength={4000}
        autoComplete="new-password"
        showLabel={common.showPassword}
        hidePasswordLabel={common.hidePassword}
      />
      <TextField
        label={texts.address}
        description={texts.addressHelp}
        name="address"
        type="url"
        required
        maxLength={2000}
        defaultValue={address}
      />
      <Problem>{failure.notice}</Problem>
      <FormActions align="end">
        <Button variant="primary" type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}
