import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useForm } from '#admin/screen/form/place/useForm.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Select } from '#ui/select/select.tsx';
import { SecretDialog } from '../../secret/secretDialog.tsx';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** A secret of the form by its name; its value is given in a dialog and never shown. */
export function SecretControl({ control }: { readonly control: ControlOf<'secret'> }) {
  const { actions: texts, secrets } = useLazyTexts(workflowTexts);
  const { value, set, finding, label } = useControl(control);
  const { id: organization, role } = useOrganization();
  const { id: form } = useForm();
  const { data } = useRouteQuery('formSecrets', { organization, form });
  const [isOpen, setOpen] = useState(false);
  const mayAdd = roleCovers(role, 'admin');
  const chosen = typeof value === 'string' ? value : '';
  const names = (data?.secrets ?? []).map(({ name }) => name);
  const isMissing = chosen !== '' && data !== undefined && !names.includes(chosen);
  return (
    <div className="flow-choose">
      <Select
        label={label}
        description={mayAdd ? undefined : secrets.onlyAdmins}
        error={isMissing ? texts.missingSecret(chosen) : finding}
        value={chosen}
        options={[
          { value: '', label: texts.noSecret },
          ...(chosen !== '' && !names.includes(chosen)
            ? [{ value: chosen, label: texts.missingSecret(chosen) }]
            : []),
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        onValueChange={(name) => set(name === '' ? undefined : name)}
      />
      {mayAdd && <IconButton icon={KeyRound} label={texts.newSecret} onClick={() => setOpen(true)} />}
      <SecretDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        {...(isMissing ? { suggested: chosen } : {})}
        onSaved={(name) => set(name)}
      />
    </div>
  );
}
