import { storableJson } from '#kit/text/storableText.ts';
import { parseInstant } from '#kit/time/instant.ts';
import type { Times } from './movedTimes.ts';

export function timesOf(line: { created_at: string; updated_at: string }): Times {
  const created_at = milliseconds(line.created_at);
  const same = line.updated_at === line.created_at;
  return { created_at, updated_at: same ? created_at : milliseconds(line.updated_at) };
}

/** Throws only on a bug: the line has already been validated. */
export function milliseconds(instant: string): number {
  const time = parseInstant(instant);
  if (time === undefined) throw new Error(`not an instant: ${instant}`);
  return time;
}

export function extraOf({ extra }: { extra?: unknown }): string | null {
  return extra === undefined ? null : storableJson(extra);
}
