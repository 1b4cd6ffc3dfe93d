import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useDialogFromUrl } from '#admin/search/useDialogFromUrl.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { CreateKey } from './createKey.tsx';
import type { NewKey } from './key.ts';
import { KeyList } from './keyList.tsx';
import './keysScreen.css';
import { ApiUsage } from './apiUsage.tsx';
import { TryIt } from './tryIt.tsx';

export function KeysScreen() {
  const organization = useOrganization();
  const { keys: texts, organization: settings } = useTexts();
  const answer = useRouteQuery('keys', { organization: organization.id });
  const [isCreating, setCreating] = useDialogFromUrl();
  const [known, setKnown] = useState<NewKey>();
  // Another user may have revoked it.
  if (answer.data?.keys.some(({ id, revoked_at }) => id === known?.id && revoked_at !== null))
    setKnown(undefined);
  useDocumentTitle(settings.pages.keys, organization.name);
  const create = () => setCreating(true);
  return (
    <>
      <PageHeader
        title={settings.pages.keys}
        description={texts.description}
        action={
          <Button variant="primary" icon={Plus} onClick={create}>
            {texts.create}
          </Button>
        }
      />
      {answer.data === undefined ? (
        <QueryStatus query={answer} />
      ) : (
        <div className="keys-parts">
          <KeyList keys={answer.data.keys} onCreate={create} />
          <ApiUsage usage={answer.data.usage} />
          <TryIt known={known} />
        </div>
      )}
      <CreateKey open={isCreating} onClose={() => setCreating(false)} onCreated={setKnown} />
    </>
  );
}
