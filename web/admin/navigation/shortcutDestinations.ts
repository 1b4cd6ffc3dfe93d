import type { AnswerOf } from '#contract/app/routes.ts';
import type { Texts } from '../texts/compiled/language/en.ts';
import { mayOpen, settingsPages } from './settingsPages.ts';

export interface ShortcutDestination {
  readonly keys: string;
  readonly label: string;
  readonly to: string;
}

/** The screens that shortcuts open, filtered by the user's role. */
export function shortcutDestinations(
  organization: Pick<AnswerOf<'organization'>, 'id' | 'role'> | undefined,
  { frame: { shortcut } }: Pick<Texts, 'frame'>,
): readonly ShortcutDestination[] {
  const account = { keys: 'g a', label: shortcut.goAccount, to: '/app/account' };
  if (organization === undefined) return [account];
  const { id, role } = organization;
  const inside = `/app/o/${id}`;
  const pages = [
    { page: 'members', keys: 'g m', label: shortcut.goMembers },
    { page: 'keys', keys: 'g k', label: shortcut.goKeys },
  ] as const;
  return [
    { keys: 'g f', label: shortcut.goForms, to: inside },
    { keys: 'g s', label: shortcut.goSettings, to: `${inside}/settings` },
    ...pages
      .filter(({ page }) => settingsPages.some((each) => each.id === page && mayOpen(each, role)))
      .map(({ page, ...place }) => ({ ...place, to: `${inside}/settings/${page}` })),
    account,
  ];
}
