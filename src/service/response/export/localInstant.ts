import { formatInstant } from '#kit/time/instant.ts';
import { offsetsIn } from '#kit/time/zonedTime.ts';

/** A function that writes instants in a time zone: `2026-11-17T08:24:16.123+01:00`, or with `Z` in UTC. */
export function localInstants(zone: string): (instant: number) => string {
  const offsetAt = offsetsIn(zone);
  let known = 0;
  let suffix = 'Z';
  return (instant) => {
    const offset = offsetAt(instant);
    if (offset !== known) {
      known = offset;
      suffix = offset === 0 ? 'Z' : offsetText(offset);
    }
    return `${formatInstant(instant + offset).slice(0, -1)}${suffix}`;
  };
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
