import './settingsFrame.css';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { PendingMailCount } from '../navigation/pendingMailCount.tsx';
import { mayOpen, type SettingsPage, settingsPages } from '../navigation/settingsPages.ts';
import { useDocumentTitle } from '../navigation/useDocumentTitle.ts';
import { useOrganization } from '../navigation/useOrganization.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The list of settings pages beside the open one; on narrow screens in a row above it. */
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
  const open = settingsPages.filter((page) => mayOpen(page, organization.role));
  const content =
    current === undefined || mayOpen(current, organization.role) ? (
      <Outlet />
    ) : (
      <PageNotYours page={current} />
    );
  // One page needs no list of pages.
  if (open.length < 2) return content;
  return (
    <div className="settings">
      <div className="settings-columns">
        <nav className="settings-pages" aria-label={texts.organization.settings} ref={links}>
          <p className="settings-heading" aria-hidden="true">
            {texts.organization.settings}
          </p>
          {open.map(({ id, path, label, icon: Icon }) => (
            <Link key={id} className="settings-page" to={path} params={params}>
              <Icon size={16} aria-hidden="true" />
              <span className="settings-label">{label(texts)}</span>
              {id === 'mail' && <PendingMailCount />}
            </Link>
          ))}
        </nav>
        <div className="settings-content">{content}</div>
      </div>
    </div>
  );
}

/** Shown when the role does not allow the page. */
function PageNotYours({ page }: { readonly page: Pick<SettingsPage, 'label'> }) {
  const { id, name } = useOrganization();
  const texts = useTexts();
  const { organization } = texts;
  useDocumentTitle(page.label(texts), name);
  return (
    <>
      <PageHeader title={page.label(texts)} />
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
    </>
  );
}
