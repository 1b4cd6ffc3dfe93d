import { KeyRound, Plus } from 'lucide-react';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import type { Key } from './key.ts';
import { KeysTable } from './keysTable.tsx';
import { RevokeDialog } from './revokeDialog.tsx';
import { RevokedKeys } from './revokedKeys.tsx';

interface KeyListProps {
  readonly keys: readonly Key[];
  readonly onCreate: () => void;
}

/** Active keys, and revoked ones in a collapsible section. */
export function KeyList({ keys, onCreate }: KeyListProps) {
  const { keys: texts } = useTexts();
  const revocation = useSubjectDialog<Key>();
  const working = keys.filter(({ revoked_at }) => revoked_at === null);
  const revoked = keys.filter(({ revoked_at }) => revoked_at !== null);
  return (
    <div className="keys-list">
      {working.length === 0 ? (
        <Card padding="none">
          <EmptyState
            icon={KeyRound}
            title={texts.emptyTitle}
            text={texts.empty}
            action={
              <Button icon={Plus} onClick={onCreate}>
                {texts.create}
              </Button>
            }
          />
        </Card>
      ) : (
        <Card padding="none">
          <KeysTable keys={working} onRevoke={revocation.ask} />
        </Card>
      )}
      {revoked.length > 0 && <RevokedKeys keys={revoked} />}
      <RevokeDialog dialog={revocation} />
    </div>
  );
}
