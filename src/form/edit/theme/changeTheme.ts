import type { FormDefinition } from '../../definition/document.ts';
import type { PresetName, Theme } from '../../schema/theme.ts';

/** New values of settings; `undefined` removes a setting, so that the preset decides again. */
export type ThemeChange = { readonly [Key in keyof Theme]?: Theme[Key] | undefined };

/** Sets or removes settings of the theme. A theme without settings is left out of the draft. */
export function changeTheme(draft: FormDefinition, change: ThemeChange): FormDefinition {
  const { theme: before = {}, ...rest } = draft;
  const isSame = Object.entries(change).every(([key, value]) => before[key as keyof Theme] === value);
  if (isSame) return draft;
  const kept = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  return kept.length === 0 ? rest : { ...rest, theme: Object.fromEntries(kept) as Theme };
}

/** The settings that a preset decides. Pictures, the mode and own styles survive a change of the preset. */
const decidedByPreset = {
  accent: undefined,
  background: undefined,
  paper: undefined,
  ink: undefined,
  font: undefined,
  heading_font: undefined,
  radius: undefined,
  density: undefined,
  inputs: undefined,
  button: undefined,
  card: undefined,
  backdrop: undefined,
  background_gradient: undefined,
} satisfies ThemeChange;

/** Whether the theme departs from its preset in any setting that the preset decides. */
export function departsFromPreset(theme: Theme): boolean {
  return Object.keys(decidedByPreset).some((key) => theme[key as keyof Theme] !== undefined);
}

/** Takes a preset as a whole: the form looks as the preset promises. */
export function choosePreset(draft: FormDefinition, preset: PresetName | undefined): FormDefinition {
  return changeTheme(draft, { ...decidedByPreset, preset });
}
