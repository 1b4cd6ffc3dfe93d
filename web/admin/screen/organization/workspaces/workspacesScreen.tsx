import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import { PageHeader } from '../../../../ui/pageHeader/pageHeader.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { useOpenByAddress } from '../../../search/useOpenByAddress.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { CreateWorkspace } from './createWorkspace.tsx';
import { NoWorkspaces } from './noWorkspaces.tsx';
import { WorkspaceList } from './workspaceList.tsx';
import './workspacesScreen.css';

export function WorkspacesScreen() {
  const organization = useOrganization();
  const { workspaces: texts, organization: settings } = useTexts();
  const answer = useAnswer('workspaces', { organization: organization.id });
  const [isCreating, setCreating] = useOpenByAddress();
  useTitle(settings.pages.workspaces, organization.name);
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
        <Unanswered answer={answer} />
      ) : answer.data.workspaces.length === 0 ? (
        <NoWorkspaces onCreate={create} />
      ) : (
        <WorkspaceList workspaces={answer.data.workspaces} />
      )}
      <CreateWorkspace open={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}
