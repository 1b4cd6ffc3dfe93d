import { Plus } from 'lucide-react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useDialogFromUrl } from '#admin/search/useDialogFromUrl.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { CreateWorkspace } from './createWorkspace.tsx';
import { NoWorkspaces } from './noWorkspaces.tsx';
import { WorkspaceList } from './workspaceList.tsx';
import './workspacesScreen.css';

export function WorkspacesScreen() {
  const organization = useOrganization();
  const { workspaces: texts, organization: settings } = useTexts();
  const answer = useRouteQuery('workspaces', { organization: organization.id });
  const [isCreating, setCreating] = useDialogFromUrl();
  useDocumentTitle(settings.pages.workspaces, organization.name);
  const create = () => setCreating(true);
  return (
    <>
      <PageHeader
        title={settings.pages.workspaces}
        description={texts.description}
        action={
          <Button variant="primary" icon={Plus} onClick={create}>
            {texts.create}
          </Button>
        }
      />
      {answer.data === undefined ? (
        <QueryStatus query={answer} />
      ) : answer.data.workspaces.length === 0 ? (
        <NoWorkspaces onCreate={create} />
      ) : (
        <WorkspaceList workspaces={answer.data.workspaces} />
      )}
      <CreateWorkspace open={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}
