import type { Sentence } from './locale/locale.ts';
import type { Visit } from './visit.ts';

const emoji = ['😊', '🎉', '❤️', '👍🏽', '🙏', '🌟', '👩‍🎨', '📚', '🇺🇳', '☕️', '🤔', '🥲'];

/** Sentences in the visitor's language that fit the mood, about as many bytes of UTF-8 as asked. */
export function comment(visit: Visit, bytes: number): string {
  const { locale, mood, random } = visit;
  const opinion = random.pick(mood >= 6 ? locale.praise : locale.criticism);
  let { text, bytes: written } = opinion;
  const separator = locale.sentenceSpace;
  // From a chosen place onward and round, so that no sentence comes twice.
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

/** One sentence: what people write into a single line. */
export function phrase(visit: Visit): string {
  return visit.random.pick(visit.locale.remarks).text;
}
