import type { Sentence } from './locale/locale.ts';
import type { Person } from './person.ts';

const emoji = ['😊', '🎉', '❤️', '👍🏽', '🙏', '🌟', '👩‍🎨', '📚', '🇺🇳', '☕️', '🤔', '🥲'];

/** Sentences in the person's language that fit the mood, about `bytes` long in UTF-8. */
export function comment({ locale, mood, random }: Person, bytes: number): string {
  const opinion = random.pick(mood >= 6 ? locale.praise : locale.criticism);
  let { text, bytes: written } = opinion;
  const separator = locale.sentenceSpace;
  // Starts at a random remark and wraps around, so that no sentence repeats.
  let next = random.below(locale.remarks.length);
  for (let steps = 0; written < bytes && steps < locale.remarks.length; steps++) {
    const remark: Sentence | undefined = locale.remarks[next];
    next = next + 1 === locale.remarks.length ? 0 : next + 1;
    if (remark === undefined || remark === opinion) continue;
    text += separator + remark.text;
    written += remark.bytes + separator.length;
  }
  return random.chance(0.12) ? `${text} ${random.pick(emoji)}` : text;
}

/** One sentence, for single-line fields. */
export function phrase({ locale, random }: Person): string {
  return random.pick(locale.remarks).text;
}
