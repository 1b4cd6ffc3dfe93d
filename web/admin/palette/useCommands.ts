import { ArrowLeftRight, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Command } from '#ui/commandPalette/commandPalette.tsx';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useScreenCommands } from '../navigation/screenCommands.ts';
import { useNavigateTo } from '../navigation/useNavigateTo.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useAppCommands } from './useAppCommands.ts';
import { useOrganizationCommands } from './useOrganizationCommands.ts';

/** The palette's commands: those of the open screen, forms by name, screens, actions, workspaces and other organisations. */
export function useCommands(
  organization: AnswerOf<'organization'> | undefined,
  onShortcuts: () => void,
): readonly Command[] {
  const { frame, account } = useTexts();
  const { palette } = frame;
  const { synonyms } = palette;
  const go = useNavigateTo();
  const { data: start } = useRouteQuery('start');
  const inside = useOrganizationCommands(organization);
  const everywhere = useAppCommands(onShortcuts);
  const onScreen = useScreenCommands();
  return [
    ...onScreen,
    ...inside.forms,
    ...inside.screens,
    {
      id: 'go-account',
      group: palette.goTo,
      label: frame.account,
      synonyms: synonyms.account,
      icon: UserRound,
      keys: 'g a',
      run: go('/app/account'),
    },
    {
      id: 'go-security',
      group: palette.goTo,
      label: account.security,
      hint: frame.account,
      synonyms: synonyms.security,
      icon: ShieldCheck,
      run: go('/app/account/security'),
    },
    {
      id: 'go-sessions',
      group: palette.goTo,
      label: account.sessions,
      hint: frame.account,
      synonyms: synonyms.sessions,
      icon: MonitorSmartphone,
      run: go('/app/account/sessions'),
    },
    ...inside.actions,
    ...inside.workspaces,
    ...(start?.organizations ?? [])
      .filter(({ id }) => id !== organization?.id)
      .map(({ id, name }) => ({
        id: `organization-${id}`,
        group: palette.organizations,
        label: name,
        hint: frame.switchOrganization,
        icon: ArrowLeftRight,
        run: go(`/app/o/${id}`),
      })),
    ...everywhere,
  ];
}
