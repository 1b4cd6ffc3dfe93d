import { useTexts } from '#admin/texts/useTexts.ts';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import type { Key } from './key.ts';
import { KeyPrefix } from './keysTable.tsx';

/** Revoked keys, to find out why a program's requests fail. */
export function RevokedKeys({ keys }: { readonly keys: readonly Key[] }) {
  const { keys: texts } = useTexts();
  const label = texts.revokedKeys(keys.length);
  const columns: TableColumn<Key>[] = [
    { id: 'name', header: texts.name, cell: ({ name }) => name },
    { id: 'key', header: texts.key, narrow: true, cell: ({ prefix }) => <KeyPrefix prefix={prefix} /> },
    { id: 'by', header: texts.createdBy, cell: ({ created_by }) => created_by ?? texts.byNobody },
    {
      id: 'revoked',
      header: texts.revokedAt,
      narrow: true,
      cell: ({ revoked_at }) => revoked_at !== null && <Time value={revoked_at} />,
    },
  ];
  return (
    <details className="keys-revoked">
      <summary>{label}</summary>
      <Table label={label} columns={columns} rows={keys} rowKey={({ id }) => id} />
    </details>
  );
}
