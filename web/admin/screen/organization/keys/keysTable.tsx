import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import type { Key } from './key.ts';

interface KeysTableProps {
  readonly keys: readonly Key[];
  readonly onRevoke: (key: Key) => void;
}

export function KeysTable({ keys, onRevoke }: KeysTableProps) {
  const { keys: texts, common } = useTexts();
  const columns: TableColumn<Key>[] = [
    {
      id: 'name',
      header: texts.name,
      cell: ({ name }) => <span className="keys-name">{name}</span>,
    },
    { id: 'key', header: texts.key, narrow: true, cell: ({ prefix }) => <KeyPrefix prefix={prefix} /> },
    { id: 'scope', header: texts.scope, cell: ({ scope }) => texts.scopes[scope] },
    { id: 'by', header: texts.createdBy, cell: ({ created_by }) => created_by ?? texts.byNobody },
    {
      id: 'created',
      header: texts.created,
      narrow: true,
      cell: ({ created_at }) => <Time value={created_at} />,
    },
    {
      id: 'used',
      header: texts.lastUsed,
      narrow: true,
      cell: ({ last_used_at }) =>
        last_used_at === null ? (
          <span className="keys-faint">{common.never}</span>
        ) : (
          <Time value={last_used_at} />
        ),
    },
    {
      id: 'actions',
      header: texts.actions,
      hideHeader: true,
      align: 'end',
      narrow: true,
      cell: (key) => (
        <Button size="small" aria-label={texts.revokeLabel(key.name)} onClick={() => onRevoke(key)}>
          {texts.revoke}
        </Button>
      ),
    },
  ];
  return <Table label={texts.list} columns={columns} rows={keys} rowKey={({ id }) => id} />;
}

/** The start of a key, enough to recognise it in a program's settings. */
export function KeyPrefix({ prefix }: { readonly prefix: string }) {
  return <code className="keys-prefix">{prefix}…</code>;
}
