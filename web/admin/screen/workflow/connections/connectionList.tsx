import { EllipsisVertical, KeyRound, Pencil, PlugZap, Plus, Trash2 } from 'lucide-react';
import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { type WorkflowTexts, workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { ConnectionDialog } from './dialog/connectionDialog.tsx';
import type { Connection } from './dialog/useConnections.ts';
import { RenameConnection } from './renameConnection.tsx';
import { useTestConnection } from './useTestConnection.ts';

interface ConnectionListProps {
  readonly connections: readonly Connection[];
  /** Members see them without a way to change them. */
  readonly mayChange: boolean;
  readonly onCreate: () => void;
}

export function ConnectionList({ connections, mayChange, onCreate }: ConnectionListProps) {
  const { connections: texts, actions } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const renaming = useSubjectDialog<Connection>();
  const replacing = useSubjectDialog<Connection>();
  const removal = useSubjectDialog<Connection>();
  const { test, busy } = useTestConnection();
  if (connections.length === 0)
    return (
      <Card padding="none">
        <EmptyState
          icon={PlugZap}
          title={texts.emptyTitle}
          text={mayChange ? texts.empty : texts.emptyMember}
          headingLevel={3}
          action={
            mayChange && (
              <Button icon={Plus} onClick={onCreate}>
                {texts.create}
              </Button>
            )
          }
        />
      </Card>
    );
  const columns = connectionColumns(texts, actions);
  const actionColumn: TableColumn<Connection> = {
    id: 'actions',
    header: texts.actions,
    hideHeader: true,
    align: 'end',
    narrow: true,
    cell: (connection) => (
      <span className="connections-actions">
        <Button size="small" busy={busy === connection.id} onClick={() => void test(connection)}>
          {texts.test}
        </Button>
        <ConnectionMenu
          connection={connection}
          onRename={renaming.ask}
          onReplace={replacing.ask}
          onRemove={removal.ask}
        />
      </span>
    ),
  };
  return (
    <>
      <Card padding="none">
        <Table
          label={texts.list}
          columns={mayChange ? [...columns, actionColumn] : columns}
          rows={connections}
          rowKey={({ id }) => id}
        />
      </Card>
      <RenameConnection dialog={renaming} />
      <ConnectionDialog open={replacing.isOpen} onClose={replacing.close} replaced={replacing.subject} />
      <ConfirmMutation
        dialog={removal}
        route="deleteConnection"
        invalidates={['connections']}
        about={({ id, name }) => ({
          params: { organization, connection: id },
          question: texts.removeQuestion(name),
          consequence: texts.removeConsequence,
          button: texts.removeButton,
          done: texts.removed(name),
        })}
      />
    </>
  );
}

function connectionColumns(
  texts: WorkflowTexts['connections'],
  actions: WorkflowTexts['actions'],
): TableColumn<Connection>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ name }) => (
        <span className="connections-name" dir="auto">
          {name}
        </span>
      ),
    },
    { id: 'provider', header: texts.provider, cell: ({ provider }) => actions.types[provider] },
    {
      id: 'account',
      header: texts.account,
      cell: ({ account }) => <span className="connections-account">{account === '' ? '–' : account}</span>,
    },
    {
      id: 'state',
      header: texts.state,
      narrow: true,
      cell: ({ usable }) => (
        <Pill tone={usable ? 'good' : 'bad'}>{usable ? texts.usable : texts.unusable}</Pill>
      ),
    },
    {
      id: 'changed',
      header: texts.changed,
      narrow: true,
      cell: ({ updated_at }) => <Time value={updated_at} />,
    },
  ];
}

interface ConnectionMenuProps {
  readonly connection: Connection;
  readonly onRename: (connection: Connection) => void;
  readonly onReplace: (connection: Connection) => void;
  readonly onRemove: (connection: Connection) => void;
}

function ConnectionMenu({ connection, onRename, onReplace, onRemove }: ConnectionMenuProps) {
  const { connections: texts } = useLazyTexts(workflowTexts);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={texts.actionsFor(connection.name)}
          size="small"
          tooltip={false}
        />
      }
      groups={[
        {
          id: 'connection',
          items: [
            { id: 'rename', label: texts.rename, icon: Pencil, onSelect: () => onRename(connection) },
            {
              id: 'replace',
              label: texts.replace,
              icon: KeyRound,
              onSelect: () => onReplace(connection),
            },
            {
              id: 'remove',
              label: texts.remove,
              icon: Trash2,
              tone: 'danger',
              onSelect: () => onRemove(connection),
            },
          ],
        },
      ]}
    />
  );
}
