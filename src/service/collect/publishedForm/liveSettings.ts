import type { FormSettings } from '#form/schema/settings.ts';
import { instantIn } from '#kit/time/zonedTime.ts';
import { openSettings } from '../../form/openForm.ts';

/** The current settings of a form, with local times converted to instants. */
export interface LiveSettings {
  readonly settings: FormSettings;
  readonly timeZone: string;
  readonly opensAt: number | undefined;
  readonly closesAt: number | undefined;
}

const known = new Map<string, LiveSettings>();
const maxCached = 500;

/** Memoised, because every submission needs them and they rarely change. */
export function liveSettings(text: string): LiveSettings {
  const found = known.get(text);
  if (found !== undefined) return found;
  const opened = open(openSettings(text));
  if (known.size >= maxCached) known.clear();
  known.set(text, opened);
  return opened;
}

function open(settings: FormSettings): LiveSettings {
  const { time_zone: timeZone = 'UTC', opens_at, closes_at } = settings;
  // In the hour that repeats when clocks go back, a form opens at the first occurrence and closes at the last,
  // so that a visitor who goes by the clock is not turned away.
  return {
    settings,
    timeZone,
    opensAt: opens_at === undefined ? undefined : instantIn(timeZone, opens_at, 'first'),
    closesAt: closes_at === undefined ? undefined : instantIn(timeZone, closes_at, 'last'),
  };
}
