import './organizationSwitcher.css';
import { Link } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The current organisation, with a menu of the others. */
export function OrganizationSwitcher({ current }: { readonly current: AnswerOf<'organization'> }) {
  const { frame } = useTexts();
  const { data: start } = useRouteQuery('start');
  const organizations = start?.organizations ?? [];
  return (
    <Menu
      trigger={
        <button type="button" className="switcher">
          {current.logo === null ? (
            <Avatar name={current.name} shape="square" size="small" />
          ) : (
            <img className="switcher-logo" src={current.logo} alt="" />
          )}
          <span className="switcher-name">{current.name}</span>
          <span className="ui-hidden">{frame.switchOrganization}</span>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </button>
      }
      groups={[
        {
          id: 'organizations',
          heading: frame.organizations,
          items: organizations.map(({ id, name }) => ({
            id,
            label: name,
            checked: id === current.id,
            picture: <Avatar name={name} shape="square" size="small" />,
            link: <Link to="/app/o/$organization" params={{ organization: id }} />,
          })),
        },
      ]}
    />
  );
}
