import { instantIn } from '#kit/time/zonedTime.ts';
import type { PublishedForm } from './publishedForms.ts';

/** Whether visitors may change the answers that they have sent: until the time in the settings, or the form closes. */
export function editsOpen({ live, enabled }: Pick<PublishedForm, 'live' | 'enabled'>, now: number): boolean {
  const { settings } = live;
  if (settings.edits !== true || settings.privacy_mode === true || !enabled) return false;
  const { edits_until } = settings;
  const until = edits_until === undefined ? live.closesAt : instantIn(live.timeZone, edits_until, 'last');
  return until === undefined || now < until;
}
