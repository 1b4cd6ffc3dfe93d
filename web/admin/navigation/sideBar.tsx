import './sideBar.css';
import { Link } from '@tanstack/react-router';
import {
  Folder,
  LayoutList,
  PanelLeftClose,
  PanelLeftOpen,
  PlugZap,
  Search,
  Settings,
  UserSearch,
} from 'lucide-react';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Keys } from '#ui/keys/keys.tsx';
import { figure } from '../texts/plural.ts';
import { useLanguage } from '../texts/useTexts.ts';
import { AccountMenu } from './accountMenu.tsx';
import { OrganizationSwitcher } from './organizationSwitcher.tsx';
import { PendingMailCount } from './pendingMailCount.tsx';

interface SideBarProps {
  readonly organization: AnswerOf<'organization'>;
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
  /** Shows icons only; the names stay for screen readers. */
  readonly isFolded?: boolean | undefined;
  /** Folds or unfolds it; undefined where it cannot be folded. */
  readonly onFold?: ((isFolded: boolean) => void) | undefined;
}

/** The navigation of an organisation. */
export function SideBar({ organization, onSearch, onShortcuts, isFolded = false, onFold }: SideBarProps) {
  const { frame } = useLanguage().texts;
  const params = { organization: organization.id };
  return (
    <nav className={isFolded ? 'side side--folded' : 'side'} aria-label={frame.navigation}>
      <OrganizationSwitcher current={organization} />
      <button
        type="button"
        className="side-link side-search"
        title={isFolded ? frame.search : undefined}
        onClick={onSearch}
      >
        <Search size={16} aria-hidden="true" />
        <span className="side-label">{frame.search}</span>
        <Keys keys="mod+k" />
      </button>
      <div className="side-scroll">
        <Link
          className="side-link"
          title={isFolded ? frame.allForms : undefined}
          to="/app/o/$organization"
          params={params}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <LayoutList size={16} aria-hidden="true" />
          <span className="side-label">{frame.allForms}</span>
        </Link>
        {roleCovers(organization.role, 'admin') && (
          <Link
            className="side-link"
            title={isFolded ? frame.people : undefined}
            to="/app/o/$organization/people"
            params={params}
          >
            <UserSearch size={16} aria-hidden="true" />
            <span className="side-label">{frame.people}</span>
          </Link>
        )}
        <Link
          className="side-link"
          title={isFolded ? frame.connections : undefined}
          to="/app/o/$organization/connections"
          params={params}
          activeOptions={{ includeSearch: false }}
        >
          <PlugZap size={16} aria-hidden="true" />
          <span className="side-label">{frame.connections}</span>
        </Link>
        <WorkspaceLinks organization={organization} isFolded={isFolded} />
      </div>
      <div className="side-end">
        {onFold !== undefined && <FoldButton isFolded={isFolded} onFold={onFold} />}
        <Link
          className="side-link"
          title={isFolded ? frame.settings : undefined}
          to="/app/o/$organization/settings"
          params={params}
        >
          <Settings size={16} aria-hidden="true" />
          <span className="side-label">{frame.settings}</span>
          <PendingMailCount />
        </Link>
        <AccountMenu onShortcuts={onShortcuts} />
      </div>
    </nav>
  );
}

function WorkspaceLinks({
  organization,
  isFolded,
}: {
  readonly organization: SideBarProps['organization'];
  readonly isFolded: boolean;
}) {
  const { texts, locale } = useLanguage();
  const { frame } = texts;
  return (
    <>
      <h2 className="side-heading">{frame.workspaces}</h2>
      {organization.workspaces.length === 0 && (
        <p className="side-empty">
          {organization.role === 'member' ? frame.noWorkspaces : frame.noWorkspacesYet}
        </p>
      )}
      <ul className="side-list">
        {organization.workspaces.map(({ id, name, forms }) => (
          <li key={id}>
            <Link
              className="side-link"
              title={isFolded ? name : undefined}
              to="/app/o/$organization/w/$workspace"
              params={{ organization: organization.id, workspace: id }}
              activeOptions={{ includeSearch: false }}
            >
              <Folder size={16} aria-hidden="true" />
              <span className="side-label">{name}</span>
              <span className="side-count">{figure(locale, forms)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function FoldButton({
  isFolded,
  onFold,
}: {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}) {
  const { frame } = useLanguage().texts;
  return (
    <button
      type="button"
      className="side-link side-fold"
      aria-expanded={!isFolded}
      title={isFolded ? frame.unfoldNavigation : undefined}
      onClick={() => onFold(!isFolded)}
    >
      {isFolded ? (
        <PanelLeftOpen size={16} aria-hidden="true" />
      ) : (
        <PanelLeftClose size={16} aria-hidden="true" />
      )}
      <span className="side-label">{isFolded ? frame.unfoldNavigation : frame.foldNavigation}</span>
    </button>
  );
}
