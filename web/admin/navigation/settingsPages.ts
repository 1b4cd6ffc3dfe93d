import {
  Building2,
  Database,
  FolderClosed,
  KeyRound,
  type LucideIcon,
  Mail,
  Palette,
  ScrollText,
  Users,
} from 'lucide-react';
import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Texts } from '../texts/compiled/language/en.ts';

type Role = AnswerOf<'organization'>['role'];
type PageId = keyof Texts['organization']['pages'];

export interface SettingsPage<Id extends PageId = PageId> {
  readonly id: Id;
  readonly path: `/app/o/$organization/settings/${Id}`;
  readonly label: (texts: Texts) => string;
  /** The lowest role that may open the page. */
  readonly least: Role;
  readonly icon: LucideIcon;
}

/** The pages of the organisation settings in order, for the sidebar, the palette and the shortcuts. */
export const settingsPages = [
  page('general', 'member', Building2),
  page('members', 'admin', Users),
  page('workspaces', 'admin', FolderClosed),
  page('keys', 'admin', KeyRound),
  page('mail', 'admin', Mail),
  page('branding', 'admin', Palette),
  page('data', 'admin', Database),
  page('audit', 'admin', ScrollText),
] as const;

export function mayOpen({ least }: Pick<SettingsPage, 'least'>, role: Role): boolean {
  return roleCovers(role, least);
}

function page<Id extends PageId>(id: Id, least: Role, icon: LucideIcon): SettingsPage<Id> {
  return {
    id,
    path: `/app/o/$organization/settings/${id}`,
    label: ({ organization }) => organization.pages[id],
    least,
    icon,
  };
}
