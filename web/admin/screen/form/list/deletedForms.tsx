import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { NotFoundScreen } from '#admin/status/notFoundScreen.tsx';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { DeletedTable } from './deletedTable.tsx';

/** Deleted forms that can be restored, of an organisation or of one of its workspaces. */
export function DeletedForms() {
  const organization = useOrganization();
  const { workspace: workspaceId } = useParams({ strict: false });
  const { forms: texts } = useTexts();
  const { deletedList } = texts;
  const answer = useRouteQuery('deletedForms', { organization: organization.id });
  const workspace = organization.workspaces.find(({ id }) => id === workspaceId);
  const here = answer.data?.forms.filter(
    (form) => workspaceId === undefined || form.workspace === workspaceId,
  );
  useDocumentTitle(deletedList.title, organization.name);
  if (workspaceId !== undefined && workspace === undefined) return <NotFoundScreen />;
  return (
    <>
      <PageHeader
        title={deletedList.title}
        description={deletedList.about}
        back={
          <Link to="." search={{}}>
            <ArrowLeft size={16} aria-hidden />
            <span>{workspace?.name ?? texts.title}</span>
          </Link>
        }
      />
      {here === undefined && <QueryStatus query={answer} />}
      {here?.length === 0 && (
        <EmptyState icon={Trash2} title={deletedList.emptyTitle} text={deletedList.empty} />
      )}
      {here !== undefined && here.length > 0 && (
        <DeletedTable forms={here} organization={organization} showsWorkspace={workspaceId === undefined} />
      )}
    </>
  );
}
