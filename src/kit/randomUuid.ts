import type { Random } from './random.ts';

/** A random UUID of version 4, like those of browsers and other services. */
export function randomUuid(random: Random): string {
  const first = hex(random);
  const second = hex(random);
  const third = hex(random);
  return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-a${third.slice(1, 4)}-${third.slice(4)}${hex(random)}`;
}

function hex(random: Random): string {
  return random.word().toString(16).padStart(8, '0');
}
