import { Link, Outlet } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { Tab, Tabs } from '#ui/tabs/tabs.tsx';
import { useHomeOrganization } from '../navigation/useHomeOrganization.ts';
import { useStart } from '../session/useStart.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AccountHead } from './accountHead.tsx';

/** The frame of the account settings, with a link back to the organisation. */
export function AccountFrame() {
  const { account } = useTexts();
  const { user } = useStart();
  const organization = useHomeOrganization();
  return (
    <>
      <AccountHead />
      <main className="account-main" id="main" tabIndex={-1}>
        <PageHeader
          title={account.title}
          description={user?.email}
          back={
            organization && (
              <Link to="/app/o/$organization" params={{ organization: organization.id }}>
                <ArrowLeft size={16} aria-hidden />
                <span>{account.back(organization.name)}</span>
              </Link>
            )
          }
        />
        <div className="account-tabs">
          <Tabs label={account.tabs}>
            <Tab render={<Link to="/app/account" activeOptions={{ exact: true }} />}>{account.profile}</Tab>
            <Tab render={<Link to="/app/account/security" />}>{account.security}</Tab>
            <Tab render={<Link to="/app/account/sessions" />}>{account.sessions}</Tab>
          </Tabs>
        </div>
        <Outlet />
      </main>
    </>
  );
}
