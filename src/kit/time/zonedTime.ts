/**
 * Local times in an IANA time zone such as Europe/Berlin. An unknown name counts as UTC: a form with a misspelt
 * zone must still open and close.
 */

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/**
 * Creating one costs as much as using it fifty times. There are a few hundred zones; unknown names are not
 * cached.
 */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (zone === 'UTC') return undefined;
  const known = formats.get(zone);
  if (known !== undefined || formats.has(zone)) return known;
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, clock);
    return clock;
  } catch {
    return undefined;
  }
}

/** The local time as if it were UTC: a number to calculate with, not an instant. */
function localTimeAt(zone: string, instant: number): number {
  const clock = formatOf(zone);
  if (clock === undefined) return instant;
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  let beforeChrist = false;
  for (const { type, value } of clock.formatToParts(instant)) {
    if (type === 'era') beforeChrist = value === 'BC';
    else if (isPart(parts, type)) parts[type] = Number(value);
  }
  const year = beforeChrist ? 1 - parts.year : parts.year;
  const date = new Date(0).setUTCFullYear(year, parts.month - 1, parts.day);
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return date + ((parts.hour * 60 + parts.minute) * 60 + parts.second) * 1000 + milliseconds;
}

function isPart<Parts extends object>(parts: Parts, name: string): name is string & keyof Parts {
  return Object.hasOwn(parts, name);
}

const quarter = 900_000;
const days = new Map<string, { quarter: number; day: string }>();

/** The local day, such as 2026-11-15. */
export function dayIn(zone: string, instant: number): string {
  // Midnights and clock changes fall on quarter hours, so a result is cached for one.
  const now = Math.floor(instant / quarter);
  const known = days.get(zone);
  if (known?.quarter === now) return known.day;
  const day = new Date(localTimeAt(zone, now * quarter)).toISOString().slice(0, 10);
  if (zone === 'UTC' || formatOf(zone) !== undefined) days.set(zone, { quarter: now, day });
  return day;
}

/**
 * A function from an instant to the zone's offset in milliseconds, for many instants in a row: the result is cached for a
 * quarter of an hour, within which no zone changes its offset.
 */
export function offsetsIn(zone: string): (instant: number) => number {
  if (formatOf(zone) === undefined) return () => 0;
  let known = Number.NaN;
  let offset = 0;
  return (instant) => {
    const now = Math.floor(instant / quarter);
    if (now !== known) {
      offset = localTimeAt(zone, now * quarter) - now * quarter;
      known = now;
    }
    return offset;
  };
}

const aDay = 86_400_000;

/**
 * The instant of the local time `2026-12-31T18:00`; undefined if the day does not exist.
 *
 * When clocks go back, an hour occurs twice: `which` picks one. When they go forward, the skipped times map to
 * the moment of the change.
 */
export function instantIn(zone: string, local: string, which: 'first' | 'last'): number | undefined {
  const wanted = Date.parse(`${local}:00.000Z`);
  // V8 rolls 30 February over to 1 March instead of refusing it.
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 16) !== local) return undefined;
  const offset = (instant: number) => localTimeAt(zone, instant) - instant;
  // No zone is further than a day from UTC, so one offset applies before the change and the other after it.
  const before = offset(wanted - aDay);
  const after = offset(wanted + aDay);
  const found = [wanted - before, wanted - after].filter((instant) => localTimeAt(zone, instant) === wanted);
  if (found.length > 0) return which === 'first' ? Math.min(...found) : Math.max(...found);
  return changeBetween(offset, wanted - aDay, wanted + aDay);
}

/** The first instant with a different offset. */
function changeBetween(offset: (instant: number) => number, from: number, to: number): number {
  const old = offset(from);
  let still = from;
  let changed = to;
  while (changed - still > 1) {
    const middle = Math.floor((still + changed) / 2);
    if (offset(middle) === old) still = middle;
    else changed = middle;
  }
  return changed;
}
