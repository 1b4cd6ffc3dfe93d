import { useRef } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { tellOpened } from '../../../session/tabs.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { IdentityProof } from './identityProof.tsx';

/** Asks for a password or a passkey once more; closing it is a no. */
export function IdentityDialog({ onEnd: end }: { readonly onEnd: (isProved: boolean) => void }) {
  const { account, common } = useTexts();
  const asked = useAnswer('account');
  const password = useRef<HTMLInputElement>(null);
  const onEnd = (isProved: boolean) => {
    // A tab that was refused by the token from before looks again, where no lock has kept it from asking too soon.
    if (isProved && asked.data !== undefined) tellOpened(asked.data.id);
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
      {asked.data === undefined ? (
        <Unanswered answer={asked} />
      ) : (
        <IdentityProof account={asked.data} password={password} onEnd={onEnd} />
      )}
    </Dialog>
  );
}
