import { useNavigate } from '@tanstack/react-router';
import {
  FileText,
  Folder,
  Keyboard,
  LayoutList,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Sun,
  UserRound,
} from 'lucide-react';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Command } from '../../ui/commandPalette/commandPalette.tsx';
import { useAnswer } from '../api/useAnswer.ts';
import { useLook } from '../look/useLook.ts';
import { useTexts } from '../texts/useTexts.ts';
import { mayOpen, settingsPages } from './settingsPages.ts';
import { useSignOut } from './useSignOut.ts';

/** What the palette offers: screens, workspaces, other organisations, forms by their name, and what can be done. */
export function useCommands(
  organization: AnswerOf<'organization'>,
  onShortcuts: () => void,
): readonly Command[] {
  const navigate = useNavigate();
  const texts = useTexts();
  const { frame } = texts;
  const { palette } = frame;
  const [, change] = useLook();
  const signOut = useSignOut();
  const { data: start } = useAnswer('start');
  const { data: list } = useAnswer('forms', { organization: organization.id });
  const params = { organization: organization.id };
  const go = (to: string) => () => void navigate({ to });
  const inside = `/app/o/${organization.id}`;
  return [
    {
      id: 'go-forms',
      group: palette.goTo,
      label: frame.allForms,
      icon: LayoutList,
      keys: 'g f',
      run: go(inside),
    },
    ...settingsPages
      .filter((page) => mayOpen(page, organization.role))
      .map((page) => ({
        id: `go-${page.id}`,
        group: palette.goTo,
        label: page.label(texts),
        hint: frame.settings,
        icon: page.icon,
        run: go(`${inside}/settings/${page.id}`),
      })),
    {
      id: 'go-account',
      group: palette.goTo,
      label: frame.account,
      icon: UserRound,
      keys: 'g a',
      run: go('/app/account'),
    },
    {
      id: 'new-form',
      group: palette.actions,
      label: texts.forms.newForm,
      icon: Plus,
      run: () => void navigate({ to: '/app/o/$organization', params, search: { new: true } }),
    },
    ...organization.workspaces.map(({ id, name }) => ({
      id: `workspace-${id}`,
      group: palette.workspaces,
      label: name,
      icon: Folder,
      run: go(`${inside}/w/${id}`),
    })),
    ...(start?.organizations ?? [])
      .filter(({ id }) => id !== organization.id)
      .map(({ id, name }) => ({
        id: `organization-${id}`,
        group: palette.organizations,
        label: name,
        run: go(`/app/o/${id}`),
      })),
    ...(list?.forms ?? []).map(({ id, name, url }) => ({
      id: `form-${id}`,
      group: palette.forms,
      label: name,
      icon: FileText,
      run: () => void window.open(url, '_blank', 'noreferrer'),
    })),
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
