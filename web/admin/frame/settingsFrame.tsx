import './settingsFrame.css';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../ui/emptyState/emptyState.tsx';
import { LinkButton } from '../../ui/linkButton/linkButton.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { mayOpen, settingsPages } from './settingsPages.ts';
import { useOrganization } from './useOrganization.ts';

/** The pages of an organisation's settings beside the one that is open; on narrow screens in a row above it. */
export function SettingsFrame() {
  const organization = useOrganization();
  const texts = useTexts();
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);
  const params = { organization: organization.id };
  const current = settingsPages.find(({ id }) => pathname.replace(/\/$/, '').endsWith(`/settings/${id}`));
  useEffect(() => {
    if (current === undefined) return;
    const link = links.current?.querySelector('[aria-current="page"]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div className="settings">
      <div className="settings-columns">
        <nav className="settings-pages" aria-label={texts.organization.settings} ref={links}>
          <p className="settings-heading" aria-hidden="true">
            {texts.organization.settings}
          </p>
          {settingsPages
            .filter((page) => mayOpen(page, organization.role))
            .map(({ id, path, label, icon: Icon }) => (
              <Link key={id} className="settings-page" to={path} params={params}>
                <Icon size={16} aria-hidden="true" />
                {label(texts)}
              </Link>
            ))}
        </nav>
        <div className="settings-content">
          {current === undefined || mayOpen(current, organization.role) ? <Outlet /> : <PageNotYours />}
        </div>
      </div>
    </div>
  );
}

/** For somebody who came by an address that their role does not open. */
function PageNotYours() {
  const { id, name } = useOrganization();
  const { organization } = useTexts();
  return (
    <EmptyState
      icon={Lock}
      title={organization.pageNotYoursTitle}
      text={organization.pageNotYours(name)}
      action={
        <LinkButton
          render={<Link to="/app/o/$organization/settings/general" params={{ organization: id }} />}
        >
          {organization.toGeneral}
        </LinkButton>
      }
    />
  );
}
