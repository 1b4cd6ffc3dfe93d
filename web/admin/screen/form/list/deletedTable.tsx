import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormDeleted } from '#contract/app/form/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Table, type TableColumn } from '#ui/table/table.tsx';
import { Time } from '#ui/time/time.tsx';
import { useRestoreForm } from './useRestoreForm.ts';

interface DeletedTableProps {
  readonly forms: readonly FormDeleted[];
  readonly organization: AnswerOf<'organization'>;
  readonly showsWorkspace: boolean;
}

export function DeletedTable({ forms, organization, showsWorkspace }: DeletedTableProps) {
  const { forms: texts } = useTexts();
  const { deletedList } = texts;
  const restore = useRestoreForm(organization.id);
  const names = new Map(organization.workspaces.map(({ id, name }) => [id, name]));
  const workspace: TableColumn<FormDeleted> = {
    id: 'workspace',
    header: texts.columns.workspace,
    cell: (form) => names.get(form.workspace),
  };
  const columns: TableColumn<FormDeleted>[] = [
    {
      id: 'name',
      header: texts.columns.name,
      cell: ({ name, responses }) => (
        <div className="forms-deleted">
          <span>{name}</span>
          <span className="forms-deleted-count">{texts.responses(responses)}</span>
        </div>
      ),
    },
    ...(showsWorkspace ? [workspace] : []),
    {
      id: 'deleted',
      header: deletedList.deleted,
      narrow: true,
      cell: ({ deleted_at }) => <Time value={deleted_at} />,
    },
    {
      id: 'gone',
      header: deletedList.gone,
      narrow: true,
      cell: ({ gone_at }) => <Time value={gone_at} />,
    },
    {
      id: 'restore',
      header: deletedList.restore,
      hideHeader: true,
      align: 'end',
      narrow: true,
      cell: (form) => (
        <Button
          size="small"
          aria-label={deletedList.restoreForm(form.name)}
          onClick={() => void restore(form)}
        >
          {deletedList.restore}
        </Button>
      ),
    },
  ];
  return (
    <Card padding="none">
      <Table label={deletedList.title} columns={columns} rows={forms} rowKey={({ id }) => id} />
    </Card>
  );
}
