import type { Sentence } from './locale/locale.ts';
import type { Visit } from './visit.ts';

const emoji = ['😊', '🎉', '❤️', '👍🏽', '🙏', '🌟', '👩‍🎨', '📚', '🇺🇳', '☕️', '🤔', '🥲'];

/** Sentences in the visitor's language that fit the mood, about `bytes` long in UTF-8. */
export function comment(visit: Visit, bytes: number): string {
  const { locale, mood, random } = visit;
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
export function phrase(visit: Visit): string {
  return visit.random.pick(visit.locale.remarks).text;
}
