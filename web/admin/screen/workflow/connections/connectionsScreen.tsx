import '../workflows.css';
import './connections.css';
import { Plus } from 'lucide-react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useDialogFromUrl } from '#admin/search/useDialogFromUrl.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { Button } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { ConnectionList } from './connectionList.tsx';
import { ConnectionDialog } from './dialog/connectionDialog.tsx';
import { Failures } from './failures.tsx';

/** The organisation's connections, and what failed over all forms. */
export function ConnectionsScreen() {
  const { connections: texts } = useLazyTexts(workflowTexts);
  const { id: organization, name, role } = useOrganization();
  const query = useRouteQuery('connections', { organization });
  const [isCreating, setCreating] = useDialogFromUrl();
  const mayChange = roleCovers(role, 'admin');
  useDocumentTitle(texts.title, name);
  return (
    <div className="connections">
      <PageHeader
        title={texts.title}
        description={texts.description}
        action={
          mayChange && (
            <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
              {texts.create}
            </Button>
          )
        }
      />
      <Failures />
      <section className="connections-part" aria-labelledby="connections-list">
        <h2 id="connections-list" className="connections-title">
          {texts.list}
        </h2>
        {query.data === undefined ? (
          <QueryStatus query={query} />
        ) : (
          <ConnectionList
            connections={query.data.connections}
            mayChange={mayChange}
            onCreate={() => setCreating(true)}
          />
        )}
      </section>
      {mayChange && <ConnectionDialog open={isCreating} onClose={() => setCreating(false)} />}
    </div>
  );
}
