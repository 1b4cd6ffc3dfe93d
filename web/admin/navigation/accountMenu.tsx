import { Link } from '@tanstack/react-router';
import { BookOpen, ChevronsUpDown, Keyboard, LogOut, UserRound } from 'lucide-react';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useSignOut } from './useSignOut.ts';

/** The menu of the signed-in user: account, appearance, help, sign-out. */
export function AccountMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { frame } = useTexts();
  const { data: start } = useRouteQuery('start');
  const [{ theme }, change] = useAppearance();
  const signOut = useSignOut();
  const name = start?.user?.name ?? '';
  const themes = [
    ['system', frame.themeSystem],
    ['light', frame.themeLight],
    ['dark', frame.themeDark],
  ] as const;
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" className="switcher">
          <Avatar name={name} size="small" />
          <span className="switcher-name">{name}</span>
          <span className="ui-hidden">{frame.account}</span>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </button>
      }
      groups={[
        {
          id: 'account',
          items: [
            { id: 'account', label: frame.account, icon: UserRound, link: <Link to="/app/account" /> },
            {
              id: 'shortcuts',
              label: frame.shortcuts,
              icon: Keyboard,
              keys: '?',
              onSelect: onShortcuts,
            },
            {
              id: 'docs',
              label: frame.documentation,
              icon: BookOpen,
              // biome-ignore lint/a11y/useAnchorContent: the menu puts the label into it
              link: <a href="/docs" target="_blank" rel="noreferrer" />,
            },
          ],
        },
        {
          id: 'theme',
          heading: frame.theme,
          items: themes.map(([id, label]) => ({
            id,
            label,
            checked: theme === id,
            onSelect: () => change({ theme: id }),
          })),
        },
        {
          id: 'end',
          items: [{ id: 'out', label: frame.signOut, icon: LogOut, onSelect: () => void signOut() }],
        },
      ]}
    />
  );
}
