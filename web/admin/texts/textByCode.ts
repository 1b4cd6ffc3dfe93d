/** The words for a code that came from elsewhere, and may be the name of what every object has, such as `constructor`. */
export function textByCode<Words>(words: Readonly<Record<string, Words>>, code: string): Words | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}
