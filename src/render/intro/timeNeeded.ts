import { secondsNeeded } from '#form/answer/secondsNeeded.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { boundedCache, localeOf } from '../locale.ts';
import type { PageLanguage } from '../view.ts';

/** How long the form takes, as a sentence, where its author wants one. */
export function timeNeeded(
  definition: FormDefinition,
  state: FormState,
  { texts, language }: PageLanguage,
): string | undefined {
  if (definition.time_needed !== true) return undefined;
  const time = formatOf(localeOf(language)).format(minutesFor(definition, state));
  return fillPlaceholders(texts.takes, { time });
}

/** The minutes for the fields that are visible at the beginning. */
function minutesFor(definition: FormDefinition, state: FormState): number {
  return Math.max(1, Math.round(secondsNeeded(definition, state) / 60));
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  return boundedCache(
    formats,
    locale,
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
  );
}
