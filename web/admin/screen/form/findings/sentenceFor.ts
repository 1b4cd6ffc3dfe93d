import type { FrameTexts } from '#admin/texts/compiled/form/frame.ts';
import type { Finding } from '#form/check/findings.ts';

/**
 * A finding in the reader's language. In English it is the checker's own sentence, which names the place itself. In others it is
 * its place, the sentence of its code, and the words of the author that the checker quotes, such as the name of an unknown option.
 */
export function sentenceFor(
  { code, message }: Finding,
  place: string,
  { sentences, colon, quote }: FrameTexts['findings'],
): string {
  const own = sentences[code];
  if (own === '') return message;
  const quoted = [...message.matchAll(/["“]([^"“”]{1,80})["”]/g)].map(([, word = '']) => word);
  const words = [...new Set(quoted)].filter((word) => !place.includes(word)).map(quote);
  const sentence = own.replace(/\.$/, words.length === 0 ? '.' : ` (${words.join(', ')}).`);
  return place === '' ? sentence : `${place}${colon}${sentence}`;
}
