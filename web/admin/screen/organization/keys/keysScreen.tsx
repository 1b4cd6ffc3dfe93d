import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { PageHeader } from '../../../../ui/pageHeader/pageHeader.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { useOpenByAddress } from '../../../search/useOpenByAddress.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { CreateKey } from './createKey.tsx';
import type { NewKey } from './key.ts';
import { KeyList } from './keyList.tsx';
import './keysScreen.css';
import { TryIt } from './tryIt.tsx';
import { Usage } from './usage.tsx';

export function KeysScreen() {
  const organization = useOrganization();
  const { keys: texts, organization: settings } = useTexts();
  const answer = useAnswer('keys', { organization: organization.id });
  const [isCreating, setCreating] = useOpenByAddress();
  const [known, setKnown] = useState<NewKey>();
  // Also where somebody else revoked it.
  if (answer.data?.keys.some(({ id, revoked_at }) => id === known?.id && revoked_at !== null))
    setKnown(undefined);
  useTitle(settings.pages.keys, organization.name);
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
        <Unanswered answer={answer} />
      ) : (
        <div className="keys-parts">
          <KeyList keys={answer.data.keys} onCreate={create} />
          <Usage usage={answer.data.usage} />
          <TryIt known={known} />
        </div>
      )}
      <CreateKey open={isCreating} onClose={() => setCreating(false)} onCreated={setKnown} />
    </>
  );
}
