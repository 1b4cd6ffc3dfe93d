import { mixed } from '#kit/colour.ts';
import type { FormDefinition } from '../../definition/document.ts';
import type { Theme } from '../../schema/theme.ts';
import { presets } from '../../style/presets.ts';
import { changeTheme } from './changeTheme.ts';

/** The ground behind the form: one of the backdrops of presets, or the author's own gradient or picture. */
export type BackgroundKind = NonNullable<Theme['backdrop']> | 'own_gradient' | 'picture';

/** The kind of ground that a theme shows. A picture covers a gradient, and both cover a backdrop. */
export function backgroundKindOf(theme: Theme): BackgroundKind {
  if (theme.background_image !== undefined) return 'picture';
  if (theme.background_gradient !== undefined) return 'own_gradient';
  return theme.backdrop ?? presetOf(theme)?.backdrop ?? 'plain';
}

/**
 * Changes what is behind the form and removes what would cover it. Patterns are only visible around a card, so they bring
 * it back.
 */
export function chooseBackground(
  draft: FormDefinition,
  kind: BackgroundKind,
  picture?: Theme['background_image'],
): FormDefinition {
  const { theme = {} } = draft;
  const bare = { background_image: undefined, background_gradient: undefined, backdrop: undefined };
  if (kind === 'picture') return changeTheme(draft, { ...bare, background_image: picture });
  if (kind === 'own_gradient')
    return changeTheme(draft, {
      ...bare,
      background_gradient: theme.background_gradient ?? gradientFor(theme),
    });
  const preset = presetOf(theme);
  const backdrop = kind === (preset?.backdrop ?? 'plain') ? undefined : kind;
  const card = kind === 'plain' || (theme.card ?? preset?.card ?? true) ? theme.card : true;
  return changeTheme(draft, { ...bare, backdrop, card });
}

/** A first gradient in the colours of the theme. */
function gradientFor(theme: Theme): NonNullable<Theme['background_gradient']> {
  const accent = theme.accent ?? presetOf(theme)?.light.accent ?? '#0e6b5c';
  return { from: mixed('#ffffff', accent, 0.45), to: mixed('#ffffff', accent, 0.1) };
}

function presetOf({ preset }: Theme) {
  return preset === undefined ? undefined : presets[preset];
}
