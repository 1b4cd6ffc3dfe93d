import { ArrowLeftRight, UserRound } from 'lucide-react';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Command } from '../../ui/commandPalette/commandPalette.tsx';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useNavigateTo } from '../navigation/useNavigateTo.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useAppCommands } from './useAppCommands.ts';
import { useOrganizationCommands } from './useOrganizationCommands.ts';

/** The palette's commands: screens, workspaces, other organisations, forms by name, and actions. */
export function useCommands(
  organization: AnswerOf<'organization'> | undefined,
  onShortcuts: () => void,
): readonly Command[] {
  const { frame } = useTexts();
  const { palette } = frame;
  const go = useNavigateTo();
  const { data: start } = useRouteQuery('start');
  const inside = useOrganizationCommands(organization);
  const everywhere = useAppCommands(onShortcuts);
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
        hint: frame.switchOrganization,
        icon: ArrowLeftRight,
        run: go(`/app/o/${id}`),
      })),
    ...inside.forms,
    ...everywhere,
  ];
}
