import { useQuery } from '@tanstack/react-query';
import {
  FileText,
  Folder,
  FolderPlus,
  KeyRound,
  LayoutList,
  type LucideIcon,
  PlugZap,
  Plus,
  Rows3,
  UserPlus,
  UserSearch,
} from 'lucide-react';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Command } from '#ui/commandPalette/commandPalette.tsx';
import { routeQueryOptions } from '../api/useRouteQuery.ts';
import { mayOpen, settingsPages } from '../navigation/settingsPages.ts';
import { shortcutDestinations } from '../navigation/shortcutDestinations.ts';
import { useNavigateTo } from '../navigation/useNavigateTo.ts';
import { mayCreateForms } from '../screen/form/mayCreateForms.ts';
import { useTexts } from '../texts/useTexts.ts';

type OrganizationCommands = Readonly<
  Record<'screens' | 'actions' | 'workspaces' | 'forms', readonly Command[]>
>;

/** The palette's commands of an organisation, filtered by role. */
export function useOrganizationCommands(
  organization: AnswerOf<'organization'> | undefined,
): OrganizationCommands {
  const texts = useTexts();
  const { frame } = texts;
  const { palette } = frame;
  const go = useNavigateTo();
  const { data: list } = useQuery({
    ...routeQueryOptions('forms', { organization: organization?.id ?? '' }),
    enabled: organization !== undefined,
  });
  if (organization === undefined) return { screens: [], actions: [], workspaces: [], forms: [] };
  const inside = `/app/o/${organization.id}`;
  const keys = new Map(shortcutDestinations(organization, texts).map((place) => [place.to, place.keys]));
  const { synonyms } = palette;
  const create = (
    id: string,
    label: string,
    icon: LucideIcon,
    path: string,
    alsoCalled: string,
  ): Command => ({
    id,
    group: palette.actions,
    label,
    synonyms: alsoCalled,
    icon,
    run: go(`${inside}${path}`, { new: true }),
  });
  const isOwner = organization.role === 'owner';
  const isAdmin = roleCovers(organization.role, 'admin');
  const actions = [
    mayCreateForms(organization) && {
      id: 'new-form',
      group: palette.actions,
      label: texts.forms.newForm,
      synonyms: synonyms.create,
      icon: Plus,
      run: go(`${inside}/new`),
    },
    isOwner && create('invite', texts.invitations.invite, UserPlus, '/settings/members', synonyms.invite),
    isAdmin && create('new-key', texts.keys.create, KeyRound, '/settings/keys', synonyms.create),
    isAdmin &&
      create('new-workspace', texts.workspaces.create, FolderPlus, '/settings/workspaces', synonyms.create),
  ];
  return {
    screens: [
      {
        id: 'go-forms',
        group: palette.goTo,
        label: frame.allForms,
        synonyms: synonyms.forms,
        icon: LayoutList,
        run: go(inside),
        keys: keys.get(inside),
      },
      ...(isAdmin
        ? [
            {
              id: 'go-people',
              group: palette.goTo,
              label: frame.people,
              synonyms: synonyms.people,
              icon: UserSearch,
              run: go(`${inside}/people`),
            },
          ]
        : []),
      {
        id: 'go-connections',
        group: palette.goTo,
        label: frame.connections,
        synonyms: synonyms.connections,
        icon: PlugZap,
        run: go(`${inside}/connections`),
      },
      ...settingsPages
        .filter((page) => mayOpen(page, organization.role))
        .map((page) => ({
          id: `go-${page.id}`,
          group: palette.goTo,
          label: page.label(texts),
          hint: frame.settings,
          synonyms: synonyms.pages[page.id],
          icon: page.icon,
          keys: keys.get(`${inside}/settings/${page.id}`),
          run: go(`${inside}/settings/${page.id}`),
        })),
    ],
    actions: actions.filter((action) => action !== false),
    workspaces: organization.workspaces.map(({ id, name }) => ({
      id: `workspace-${id}`,
      group: palette.workspaces,
      label: name,
      icon: Folder,
      run: go(`${inside}/w/${id}`),
    })),
    forms: (list?.forms ?? []).flatMap(({ id, name }) => [
      {
        id: `form-${id}`,
        group: palette.forms,
        label: name,
        isFirst: true,
        icon: FileText,
        run: go(`${inside}/f/${id}`),
      },
      {
        id: `responses-${id}`,
        group: palette.forms,
        label: `${name} · ${texts.forms.columns.responses}`,
        isFirst: true,
        icon: Rows3,
        run: go(`${inside}/f/${id}/responses`),
      },
    ]),
  };
}
