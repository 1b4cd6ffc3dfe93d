import type { Theme } from '../schema/theme.ts';

/** Whether a form has the accent of its organisation: it sets none, and no preset brings one. */
export function inheritsAccent({ accent, preset }: Theme): boolean {
  return accent === undefined && preset === undefined;
}
