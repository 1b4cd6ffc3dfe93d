import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { ConnectionDialog } from '../../connections/dialog/connectionDialog.tsx';
import { useConnections } from '../../connections/dialog/useConnections.ts';
import type { ControlOf } from '../table/control.ts';
import { useControl } from './useControl.ts';

/** A connection of the organisation. Owners and admins can add one here. */
export function ConnectionControl({ control }: { readonly control: ControlOf<'connection'> }) {
  const { actions: texts } = useLazyTexts(workflowTexts);
  const { value, set, finding, label } = useControl(control);
  const { role } = useOrganization();
  const { connections, isLoaded, named } = useConnections();
  const [isOpen, setOpen] = useState(false);
  const own = connections.filter(({ provider }) => provider === control.provider);
  const wanted = typeof value === 'string' ? value : '';
  const chosen = named(wanted)?.id ?? wanted;
  const isDeleted = isLoaded && wanted !== '' && !own.some(({ id }) => id === chosen);
  const mayAdd = roleCovers(role, 'admin');
  const missing =
    wanted === ''
      ? [{ value: '', label: own.length === 0 ? texts.noConnection : texts.chooseConnection, disabled: true }]
      : isDeleted || !isLoaded
        ? [{ value: chosen, label: isLoaded ? texts.deletedConnection : '…' }]
        : [];
  return (
    <div className="flow-choose">
      <Select
        label={label}
        description={own.length === 0 && isLoaded && !mayAdd ? texts.askAdmin : undefined}
        error={isDeleted ? texts.deletedConnection : finding}
        required
        value={chosen}
        options={[
          ...missing,
          ...own.map(({ id, name, account, usable }) => ({
            value: id,
            label: usable ? (account === '' ? name : `${name} · ${account}`) : texts.unusable(name),
          })),
        ]}
        onValueChange={(id) => set(id)}
      />
      {mayAdd && (
        <Button icon={Plus} onClick={() => setOpen(true)}>
          {texts.newConnection}
        </Button>
      )}
      <ConnectionDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        provider={control.provider}
        onCreated={(id) => set(id)}
      />
    </div>
  );
}
