/** Codes that old devices still send for what has another name today. */
const renamed: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi' };

/**
 * A tag in small letters, with the script that a region of Chinese stands for: zh-TW is read as zh-hant-tw, since what
 * divides its readers is the script and not the border.
 */
export function expandTag(tag: string): string {
  const [first = '', ...rest] = tag.toLowerCase().split('-');
  const language = Object.hasOwn(renamed, first) ? (renamed[first] ?? first) : first;
  const region = rest[0] ?? '';
  if (language === 'zh' && /^(tw|hk|mo)$/.test(region)) rest.unshift('hant');
  if (language === 'zh' && /^(cn|sg|my)$/.test(region)) rest.unshift('hans');
  return [language, ...rest].join('-');
}

/** The tag itself, then ever less of it: zh-hant-tw, zh-hant, zh. */
export function* shorterTags(tag: string): Generator<string> {
  const parts = tag.split('-');
  while (parts.length > 0) {
    yield parts.join('-');
    parts.pop();
    // A single letter only announces what came after it.
    if (parts.length > 1 && parts.at(-1)?.length === 1) parts.pop();
  }
}
