import { useRef } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { announceTabOpened } from '#admin/session/tabChannel.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { IdentityProof } from './identityProof.tsx';

/** Asks for the password or a passkey again; closing the dialog declines. */
export function IdentityDialog({ onEnd: end }: { readonly onEnd: (isProved: boolean) => void }) {
  const { account, common } = useTexts();
  const query = useRouteQuery('account');
  const password = useRef<HTMLInputElement>(null);
  const onEnd = (isProved: boolean) => {
    // Tells tabs that failed with the old token to retry, for browsers without Web Locks.
    if (isProved && query.data !== undefined) announceTabOpened(query.data.id);
    end(isProved);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onEnd(false)}
      title={account.confirmTitle}
      description={account.confirmText}
      closeLabel={common.close}
      size="small"
      initialFocus={password}
    >
      {query.data === undefined ? (
        <QueryStatus query={query} />
      ) : (
        <IdentityProof account={query.data} password={password} onEnd={onEnd} />
      )}
    </Dialog>
  );
}
