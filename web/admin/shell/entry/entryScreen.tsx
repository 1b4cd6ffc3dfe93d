import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { EntryRefusalCode } from '../../api/isEntryRefusal.ts';
import { useRouteQuery } from '../../api/useRouteQuery.ts';
import { useStart } from '../../session/useStart.ts';
import { QueryStatus } from '../../status/queryStatus.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { AccountHead } from '../accountHead.tsx';
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

/** A link to another organisation of the user, which the session may enter. */
function OtherOrganizationLink({ to }: { readonly to: { readonly id: string; readonly name: string } }) {
  const { account } = useTexts();
  return (
    <Link to="/app/o/$organization" params={{ organization: to.id }}>
      <ArrowLeft size={16} aria-hidden />
      <span>{account.back(to.name)}</span>
    </Link>
  );
}
