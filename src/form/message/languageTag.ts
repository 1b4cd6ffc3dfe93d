/** Deprecated codes that old devices still send. */
const renamed: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi' };

/** A tag in lower case, with the script that a region of Chinese implies: zh-TW becomes zh-hant-tw. */
export function expandTag(tag: string): string {
  const [first = '', ...rest] = tag.toLowerCase().split('-');
  const language = Object.hasOwn(renamed, first) ? (renamed[first] ?? first) : first;
  const region = rest[0] ?? '';
  if (language === 'zh' && /^(tw|hk|mo)$/.test(region)) rest.unshift('hant');
  if (language === 'zh' && /^(cn|sg|my)$/.test(region)) rest.unshift('hans');
  return [language, ...rest].join('-');
}

/** The tag and its prefixes: zh-hant-tw, zh-hant, zh. */
export function* shorterTags(tag: string): Generator<string> {
  const parts = tag.split('-');
  while (parts.length > 0) {
    yield parts.join('-');
    parts.pop();
    // A single letter only introduces the subtag after it.
    if (parts.length > 1 && parts.at(-1)?.length === 1) parts.pop();
  }
}
