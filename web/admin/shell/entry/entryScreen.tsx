import { useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import type { EntryRefusalCode } from '../../api/isEntryRefusal.ts';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { useStart } from '../../session/useStart.ts';
import { QueryStatus } from '../../status/queryStatus.tsx';
import { AccountHead } from '../accountHead.tsx';
import { OtherOrganizationLink } from './otherOrganizationLink.tsx';
import { SecondFactorRequired } from './secondFactorRequired.tsx';
import { SessionsEnded } from './sessionsEnded.tsx';

interface EntryScreenProps {
  readonly code: EntryRefusalCode;
  readonly onOpened: () => void;
}

/** Explains why this session cannot enter the organisation, and what opens it. */
export function EntryScreen({ code, onOpened }: EntryScreenProps) {
  const { organization: id = '' } = useParams({ strict: false });
  const { organizations } = useStart();
  const client = useQueryClient();
  const router = useRouter();
  const account = useRouteQuery('account');
  const name = organizations.find((each) => each.id === id)?.name ?? '';
  const elsewhere = organizations.find((each) => each.id !== id);
  const back = elsewhere && <OtherOrganizationLink to={elsewhere} />;
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
          <QueryStatus query={account} />
        ) : (
          <SecondFactorRequired organization={name} back={back} account={account.data} onDone={open} />
        )}
      </main>
    </>
  );
}
