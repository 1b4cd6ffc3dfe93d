import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';

interface Limits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The allowed range of days or times as a sentence; undefined if there is no limit. */
export function limitsOfDay(texts: InterfaceTexts, { min, max }: Limits): string | undefined {
  const { limit_between: between, limit_from: from, limit_until: until } = texts;
  return limits({ between, from, until }, { min, max });
}

export function limitsOfNumber(texts: InterfaceTexts, { min, max }: Limits): string | undefined {
  const { number_between: between, number_at_least: from, number_at_most: until } = texts;
  return limits({ between, from, until }, { min, max });
}

function limits(
  { between, from, until }: { between: string; from: string; until: string },
  { min, max }: Limits,
): string | undefined {
  // Some languages end a date with a full stop, which must not be doubled.
  const written = (sentence: string) =>
    fillPlaceholders(sentence, { min: min ?? '', max: max ?? '' }).replace(/\.(\u2069?)\.$/, '.$1');
  if (min !== undefined && max !== undefined) return written(between);
  if (min !== undefined) return written(from);
  return max === undefined ? undefined : written(until);
}
