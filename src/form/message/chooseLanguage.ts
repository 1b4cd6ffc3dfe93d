import { languageRanges, type RangeWithQuality } from './languageRanges.ts';
import { expandTag, shorterTags } from './languageTag.ts';

interface Offer {
  /** The tag as it was given, to be returned. */
  readonly language: string;
  readonly tag: string;
}

/**
 * The offered language that suits a visitor best: what was asked for by name, else what `Accept-Language` prefers by
 * the lookup of RFC 4647, else the first one. Somebody who wants de-AT is served by de, and by de-CH where there is
 * nothing nearer, but never by the other script: zh-TW finds zh-Hant and not zh-Hans.
 * A list that was offered once must not be changed afterwards.
 *
 * @example chooseLanguage(['en', 'de'], 'de-AT, fr;q=0.8', undefined) // 'de'
 */
export function chooseLanguage(
  offered: readonly string[],
  acceptLanguage: string | undefined,
  asked: string | undefined,
): string {
  const offers = offersOf(offered);
  const byName = asked === undefined ? undefined : languageRanges(asked)[0];
  const named = byName === undefined ? undefined : bestFor(byName.tag, offers);
  if (named !== undefined) return named.language;

  const ranges = languageRanges(acceptLanguage ?? '');
  const refusing = ranges.some(({ quality }) => quality === 0);
  const welcome = refusing ? offers.filter(({ tag }) => !isRefused(tag, ranges)) : offers;
  for (const { tag, quality } of ranges) {
    const found = quality === 0 ? undefined : bestFor(tag, welcome);
    if (found !== undefined) return found.language;
  }
  // A page in a refused language is better than no page.
  return welcome[0]?.language ?? offered[0] ?? 'en';
}

/** A cache: the languages of a form are the same list for every visitor. */
const expanded = new WeakMap<readonly string[], readonly Offer[]>();

function offersOf(offered: readonly string[]): readonly Offer[] {
  const known = expanded.get(offered);
  if (known !== undefined) return known;
  const offers = offered.map((language) => ({ language, tag: expandTag(language) }));
  expanded.set(offered, offers);
  return offers;
}

function bestFor(wanted: string, offers: readonly Offer[]): Offer | undefined {
  const script = scriptOf(wanted);
  for (const tag of shorterTags(wanted)) {
    const found =
      offers.find((offer) => offer.tag === tag) ??
      offers.find((offer) => offer.tag.startsWith(`${tag}-`) && agrees(scriptOf(offer.tag), script));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isRefused(tag: string, ranges: readonly RangeWithQuality[]): boolean {
  for (const shorter of shorterTags(tag)) {
    const named = ranges.find((range) => range.tag === shorter);
    if (named !== undefined) return named.quality === 0;
  }
  return false;
}

function agrees(script: string | undefined, wanted: string | undefined): boolean {
  return script === undefined || wanted === undefined || script === wanted;
}

function scriptOf(tag: string): string | undefined {
  return /^[a-z]+-([a-z]{4})(?:-|$)/.exec(tag)?.[1];
}
