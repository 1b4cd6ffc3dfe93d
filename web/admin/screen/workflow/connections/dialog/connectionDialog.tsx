import { useState } from 'react';
import * as z from 'zod/mini';
import { useFormErrors } from '#admin/api/useFormErrors.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import {
  type ConnectionCredentials,
  type ConnectionProvider,
  connectionCredentials,
  connectionProviders,
} from '#contract/app/workflow/connections.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Fold } from '#ui/fold/fold.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { PasswordField } from '#ui/passwordField/passwordField.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextArea } from '#ui/textArea/textArea.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { type CredentialField, credentialFields, mayHaveBaseUrl } from './credentialFields.ts';
import type { Connection } from './useConnections.ts';

interface ConnectionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The only provider that is wanted; a choice of all without it. */
  readonly provider?: ConnectionProvider | undefined;
  /** The connection whose secret is replaced; undefined for a new one. */
  readonly replaced?: Connection | undefined;
  readonly onCreated?: ((id: string) => void) | undefined;
}

/** Asks for the secret of a service: for a new connection, or to replace one. */
export function ConnectionDialog({ open, onClose, ...form }: ConnectionDialogProps) {
  const { connections: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const { replaced } = form;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={replaced === undefined ? texts.createTitle : texts.replaceTitle(replaced.name)}
      closeLabel={common.close}
    >
      <ConnectionForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function ConnectionForm({
  provider: only,
  replaced,
  onCreated,
  onClose,
}: Omit<ConnectionDialogProps, 'open'>) {
  const { connections: texts, actions } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const [chosen, setChosen] = useState<ConnectionProvider>(only ?? replaced?.provider ?? 'slack');
  const provider = only ?? replaced?.provider ?? chosen;
  const { save, isBusy, errors, notice } = useSaveConnection(provider, replaced);
  const [isOpen, setOpen] = useState(false);
  const submit = async (values: FormData) => {
    const id = await save(values);
    if (id === undefined) return;
    onClose();
    onCreated?.(id);
  };
  return (
    <Form errors={errors} onSubmit={(values) => void submit(values)}>
      {replaced === undefined && only === undefined && (
        <Select
          label={texts.provider}
          value={provider}
          options={connectionProviders.map((each) => ({ value: each, label: actions.types[each] }))}
          onValueChange={(next) => setChosen(connectionProviders.find((each) => each === next) ?? 'slack')}
        />
      )}
      {replaced === undefined && (
        <TextField
          label={texts.name}
          description={texts.nameHelp}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
        />
      )}
      {credentialFields(provider, texts.fields).map((field) => (
        <CredentialInput key={`${provider} ${field.name}`} field={field} />
      ))}
      {mayHaveBaseUrl(provider, texts.fields) && (
        <Fold title={texts.advanced} open={isOpen} onOpenChange={setOpen}>
          <TextField
            label={texts.fields.base_url.label}
            description={texts.fields.base_url.help}
            name="base_url"
            inputMode="url"
            placeholder="https://"
            spellCheck={false}
            autoComplete="off"
          />
        </Fold>
      )}
      <Problem>{notice}</Problem>
      <FormActions align="end">
        <Button variant="primary" type="submit" busy={isBusy}>
          {replaced === undefined ? texts.createButton : texts.replaceButton}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}

function CredentialInput({ field: { name, look, label, help } }: { readonly field: CredentialField }) {
  const { common } = useTexts();
  const shared = { label, description: help, name, required: true };
  if (look === 'file')
    return (
      <TextArea
        {...shared}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        className="flow-key"
        maxLength={20_000}
      />
    );
  if (look === 'secret')
    return (
      <PasswordField
        {...shared}
        autoComplete="new-password"
        showLabel={common.showPassword}
        hidePasswordLabel={common.hidePassword}
      />
    );
  return <TextField {...shared} spellCheck={false} autoCapitalize="off" autoComplete="off" />;
}

/** Checks the values as the service does, then stores them; resolves with the id, or undefined if that failed. */
function useSaveConnection(provider: ConnectionProvider, replaced: Connection | undefined) {
  const { connections: texts } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const toast = useToast();
  const create = useRouteMutation('createConnection', { invalidates: ['connections'] });
  const replace = useRouteMutation('replaceConnection', { invalidates: ['connections'] });
  const failure = useFormErrors(create.error ?? replace.error);
  const [wrong, setWrong] = useState<Record<string, string>>();
  const save = async (values: FormData): Promise<string | undefined> => {
    const written = Object.fromEntries(
      [...values]
        .map(([name, value]) => [name, String(value).trim()] as const)
        .filter(([, value]) => value !== ''),
    );
    const { name = '', ...rest } = written;
    const read = z.safeParse(connectionCredentials, { provider, ...rest });
    const errors: Record<string, string> =
      replaced === undefined && name === '' ? { name: texts.nameMissing } : {};
    if (!read.success) for (const { path } of read.error.issues) errors[String(path[0])] = texts.wrong;
    setWrong(Object.keys(errors).length === 0 ? undefined : errors);
    if (!read.success || Object.keys(errors).length > 0) return undefined;
    const credentials: ConnectionCredentials = read.data;
    try {
      if (replaced !== undefined) {
        const params = { organization, connection: replaced.id };
        await replace.mutateAsync({ params, body: { credentials } });
        toast({ about: replaced.id, title: texts.replaced(replaced.name), tone: 'good' });
        return replaced.id;
      }
      const { id } = await create.mutateAsync({ params: { organization }, body: { name, credentials } });
      toast({ about: id, title: texts.created(name), tone: 'good' });
      return id;
    } catch {
      return undefined;
    }
  };
  return {
    save,
    isBusy: create.isPending || replace.isPending,
    errors: wrong ?? failure.errors,
    notice: failure.notice ?? (failure.errors === undefined ? undefined : texts.wrong),
  };
}
