import type { Finding, FindingCode } from '#form/check/findings.ts';

interface FindingWords {
  readonly sentences: Readonly<Record<FindingCode, string>>;
  readonly colon: string;
  readonly quote: (word: string) => string;
}

/**
 * A finding in another language: its place, the sentence of its code, and the words of the author that the checker
 * quotes, such as the name of an unknown option.
 */
export function sentenceFor(
  { code, message }: Finding,
  place: string,
  { sentences, colon, quote }: FindingWords,
): string {
  const quoted = [...message.matchAll(/["“]([^"“”]{1,80})["”]/g)].map(([, word = '']) => word);
  const words = [...new Set(quoted)].filter((word) => !place.includes(word)).map(quote);
  const sentence = sentences[code].replace(/\.$/, words.length === 0 ? '.' : ` (${words.join(', ')}).`);
  return place === '' ? sentence : `${place}${colon}${sentence}`;
}
