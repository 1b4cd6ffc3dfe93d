import type { Drawing } from '../../../simulate/person/drawing.ts';
import type { Respondent } from '../../../simulate/person/respondent.ts';
import type { ChosenOption } from '../../../value/answer.ts';
import { fitted } from '../../base/fitted.ts';
import { settled } from '../../declarations.ts';
import { type ChoiceField, maxWords, optionsByValue, otherValueOf } from './choice.ts';

export const choiceDrawing: Drawing<ChoiceField> = { answer: drawChoice };

/** How often a respondent of a run takes the option that was chosen least. */
const curiosity = 0.25;

function drawChoice(field: ChoiceField, respondent: Respondent): ChosenOption[] | undefined {
  const values = [...optionsByValue(field).keys()];
  if (values.length === 0) return undefined;
  const other = otherValueOf(field);
  return chosenValues(field, values, respondent).map((value) =>
    value === other ? { value, other: ownWords(field, respondent) } : { value },
  );
}

/** In the order in which the respondent chooses them. */
function chosenValues(field: ChoiceField, values: readonly string[], respondent: Respondent): string[] {
  if (field.type === 'dropdown' || field.multiple !== true) return [pickOne(field, values, respondent)];
  const { random, taste } = respondent;
  const least = Math.max(1, settled(field).min);
  const most = Math.min(field.max ?? values.length, values.length);
  // Most people tick a few.
  const few = Math.min(most, Math.max(least, 3));
  const count = taste === 'most' && random.chance(0.5) ? most : random.between(least, Math.max(least, few));
  const left = [...values];
  const chosen: string[] = [];
  while (chosen.length < count && left.length > 0) {
    const value = pickOne(field, left, respondent);
    chosen.push(value);
    left.splice(left.indexOf(value), 1);
  }
  return chosen;
}

function pickOne(field: ChoiceField, values: readonly string[], respondent: Respondent): string {
  const { random, taste, tally } = respondent;
  if (taste !== 'any' && random.chance(0.85)) return byPrice(field, values, taste);
  const counts = tally?.get(field.id);
  if (tally !== undefined && random.chance(curiosity)) {
    return values.reduce((rarest, value) =>
      (counts?.get(value) ?? 0) < (counts?.get(rarest) ?? 0) ? value : rarest,
    );
  }
  return weighted(field, values, respondent);
}

/** The dearest or the cheapest; the last or the first where nothing has a price. */
function byPrice(field: ChoiceField, values: readonly string[], taste: 'most' | 'least'): string {
  const options = optionsByValue(field);
  const priceOf = (value: string) => options.get(value)?.price ?? 0;
  return values.reduce((best, value) => {
    const difference = priceOf(value) - priceOf(best);
    return taste === 'most' ? (difference >= 0 ? value : best) : difference < 0 ? value : best;
  });
}

function weighted(field: ChoiceField, values: readonly string[], { random, seed }: Respondent): string {
  const weights = values.map((value) => popularity(`${seed} ${field.id} ${value}`));
  let index = random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [number, value] of values.entries()) {
    index -= weights[number] ?? 0;
    if (index < 0) return value;
  }
  return values.at(-1) ?? '';
}

/** The same for all respondents of a run, so that some options are clear favourites. */
function popularity(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  const fraction = ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
  return 0.2 + 3 * fraction ** 3;
}

function ownWords(field: ChoiceField, { random, locale }: Respondent): string {
  const text = random.pick(locale.topics);
  return fitted(text, 0, maxWords(field), text);
}
