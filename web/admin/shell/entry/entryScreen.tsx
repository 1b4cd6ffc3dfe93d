import { useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import type { ShutCode } from '../../api/isShut.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useStart } from '../../session/useStart.ts';
import { Unanswered } from '../../status/unanswered.tsx';
import { AccountHead } from '../accountHead.tsx';
import { BackElsewhere } from './backElsewhere.tsx';
import { SecondFactorNeeded } from './secondFactorNeeded.tsx';
import { SessionsEnded } from './sessionsEnded.tsx';

interface EntryScreenProps {
  readonly code: ShutCode;
  readonly onOpened: () => void;
}

/** Before an organisation that is shut to this session: what opens it. */
export function EntryScreen({ code, onOpened }: EntryScreenProps) {
  const { organization: id = '' } = useParams({ strict: false });
  const { organizations } = useStart();
  const client = useQueryClient();
  const router = useRouter();
  const account = useAnswer('account');
  const name = organizations.find((each) => each.id === id)?.name ?? '';
  const elsewhere = organizations.find((each) => each.id !== id);
  const back = elsewhere && <BackElsewhere to={elsewhere} />;
  const open = async () => {
    client.removeQueries({ queryKey: ['organization'] });
    await router.invalidate();
    onOpened();
  };
  return (
    <>
      <AccountHead />
      <main className="account-main" id="main" tabIndex={-1}>
        {code === 'sign_in_again' ? (
          <SessionsEnded organization={name} back={back} />
        ) : account.data === undefined ? (
          <Unanswered answer={account} />
        ) : (
          <SecondFactorNeeded organization={name} back={back} account={account.data} onDone={open} />
        )}
      </main>
    </>
  );
}
