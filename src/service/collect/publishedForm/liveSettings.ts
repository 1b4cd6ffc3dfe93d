import type { FormSettings } from '#form/schema/settings.ts';
import { instantIn } from '#kit/time/zonedTime.ts';
import { openSettings } from '../../form/openForm.ts';

/** The settings of a form as they are now, with its times as instants. */
export interface LiveSettings {
  readonly settings: FormSettings;
  readonly timeZone: string;
  readonly opensAt: number | undefined;
  readonly closesAt: number | undefined;
}

const known = new Map<string, LiveSettings>();
const mostKnown = 500;

/** Every submission asks for them, and they seldom change: the same text is read once. */
export function liveSettings(text: string): LiveSettings {
  const found = known.get(text);
  if (found !== undefined) return found;
  const opened = open(openSettings(text));
  if (known.size >= mostKnown) known.clear();
  known.set(text, opened);
  return opened;
}

function open(settings: FormSettings): LiveSettings {
  const { time_zone: timeZone = 'UTC', opens_at, closes_at } = settings;
  // Of an hour that clocks show twice, the first one opens and the last one closes: nobody who reads the clock in
  // between is turned away.
  return {
    settings,
    timeZone,
    opensAt: opens_at === undefined ? undefined : instantIn(timeZone, opens_at, 'first'),
    closesAt: closes_at === undefined ? undefined : instantIn(timeZone, closes_at, 'last'),
  };
}
