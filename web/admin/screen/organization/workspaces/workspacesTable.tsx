import { Link } from '@tanstack/react-router';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { AccessCell } from './accessCell.tsx';
import type { Workspace } from './workspace.ts';
import { WorkspaceMenu } from './workspaceMenu.tsx';

interface WorkspacesTableProps {
  readonly workspaces: readonly Workspace[];
  readonly onRename: (workspace: Workspace) => void;
  readonly onAccess: (workspace: Workspace) => void;
  readonly onDelete: (workspace: Workspace) => void;
}

export function WorkspacesTable({ workspaces, onRename, onAccess, onDelete }: WorkspacesTableProps) {
  const { id: organization } = useOrganization();
  const { texts, locale } = useLanguage();
  const words = texts.workspaces;
  const columns: TableColumn<Workspace>[] = [
    {
      id: 'name',
      header: words.workspace,
      cell: ({ id, name }) => (
        <Link
          className="workspaces-name"
          to="/app/o/$organization/w/$workspace"
          params={{ organization, workspace: id }}
        >
          {name}
        </Link>
      ),
    },
    {
      id: 'forms',
      header: words.forms,
      align: 'end',
      narrow: true,
      cell: ({ forms }) => formatNumber(forms, locale),
    },
    {
      id: 'responses',
      header: words.responses,
      align: 'end',
      narrow: true,
      cell: ({ responses }) => formatNumber(responses, locale),
    },
    {
      id: 'access',
      header: words.access,
      cell: (workspace) => <AccessCell workspace={workspace} onChange={() => onAccess(workspace)} />,
    },
    {
      id: 'created',
      header: words.createdAt,
      narrow: true,
      cell: ({ created_at }) => <Time value={created_at} />,
    },
    {
      id: 'actions',
      header: words.actions,
      hideHeader: true,
      align: 'end',
      narrow: true,
      cell: (workspace) => (
        <WorkspaceMenu
          workspace={workspace}
          onRename={() => onRename(workspace)}
          onAccess={() => onAccess(workspace)}
          onDelete={() => onDelete(workspace)}
        />
      ),
    },
  ];
  return <Table label={words.list} columns={columns} rows={workspaces} rowKey={({ id }) => id} />;
}
