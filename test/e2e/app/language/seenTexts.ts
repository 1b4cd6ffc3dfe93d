import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readLanguages } from '../../../../scripts/build/texts/readLanguages.ts';

const languages = readLanguages(join(import.meta.dirname, '../../../..'), 'web/admin/texts/catalogue');

/** Every text of an element, and every attribute that is read out or shown, unless it is marked as another language. */
const shown = `[...document.querySelectorAll('body *')].flatMap((element) => {
  if (!element.checkVisibility() || element.closest('code, pre, kbd, iframe, svg, .cm-editor, [lang]:not(html)') !== null) return [];
  const texts = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data);
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext']
    .flatMap((name) => element.getAttribute(name) ?? []);
  return [...texts, ...attributes];
})`;

const days = '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const months =
  '(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';

/** Names and formats. The showcase marks what its people write. */
const data: readonly RegExp[] = [
  /⸨[^⸩]*(⸩|$)/g,
  // The service named these at set-up, and wrote the subject of a mail.
  /\b(Forms|Feedback|Canvass)\b/g,
  /“zebra”/,
  /^(Join\s*|[A-Z]{2})$/,
  new RegExp(languages.map(({ name }) => name).join('|'), 'g'),
  /\S+@\S+|https?:\S+|localhost\S*/g,
  new RegExp(`${days},?|\\b${months}\\b|\\b(at|AM|PM|UTC|GMT\\S*|Europe/Stockholm)(?=\\s|$)`, 'g'),
  /\b(in )?\d+ (second|minute|hour|day)s?( ago)?\b|\bnow\b/g,
  /\b\d+ ?(B|KB|MB|GB)\b/g,
];

interface SeenTexts {
  /** Those with letters of English. */
  readonly untranslated: readonly string[];
  /** How many are in the pseudo-language. */
  readonly translated: number;
}

/** The texts of a page in the pseudo-language, whose letters all have accents. */
export async function seenTexts(page: Page): Promise<SeenTexts> {
  const all = await page.evaluate<string[]>(shown);
  const untranslated = new Set<string>();
  let translated = 0;
  for (const text of all) {
    const own = data.reduce((rest, pattern) => rest.replace(pattern, ''), text);
    if (/[a-z]{2}/i.test(own)) untranslated.add(text.trim());
    else if (/\[.*\p{L}.*\]/u.test(own)) translated += 1;
  }
  return { untranslated: [...untranslated], translated };
}
