import { Keyboard, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Command } from '../../ui/commandPalette/commandPalette.tsx';
import { useAnswer } from '../api/useAnswer.ts';
import { useLook } from '../look/useLook.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useGo } from './useGo.ts';
import { useOrganizationCommands } from './useOrganizationCommands.ts';
import { useSignOut } from './useSignOut.ts';

/** What the palette offers: screens, workspaces, other organisations, forms by their name, and what can be done. */
export function useCommands(
  organization: AnswerOf<'organization'> | undefined,
  onShortcuts: () => void,
): readonly Command[] {
  const { frame } = useTexts();
  const { palette } = frame;
  const [, change] = useLook();
  const signOut = useSignOut();
  const go = useGo();
  const { data: start } = useAnswer('start');
  const inside = useOrganizationCommands(organization);
  return [
    ...inside.screens,
    {
      id: 'go-account',
      group: palette.goTo,
      label: frame.account,
      icon: UserRound,
      keys: 'g a',
      run: go('/app/account'),
    },
    ...inside.actions,
    ...inside.workspaces,
    ...(start?.organizations ?? [])
      .filter(({ id }) => id !== organization?.id)
      .map(({ id, name }) => ({
        id: `organization-${id}`,
        group: palette.organizations,
        label: name,
        run: go(`/app/o/${id}`),
      })),
    ...inside.forms,
    ...(
      [
        ['light', frame.themeLight, Sun],
        ['dark', frame.themeDark, Moon],
        ['system', frame.themeSystem, Monitor],
      ] as const
    ).map(([theme, label, icon]) => ({
      id: `theme-${theme}`,
      group: palette.actions,
      label,
      hint: frame.theme,
      icon,
      run: () => change({ theme }),
    })),
    {
      id: 'shortcuts',
      group: palette.actions,
      label: frame.shortcuts,
      icon: Keyboard,
      keys: '?',
      run: onShortcuts,
    },
    {
      id: 'sign-out',
      group: palette.actions,
      label: frame.signOut,
      icon: LogOut,
      run: () => void signOut(),
    },
  ];
}
