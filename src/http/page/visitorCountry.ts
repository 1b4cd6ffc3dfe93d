import { languageRanges } from '#form/message/languageRanges.ts';
import { isCountry } from '#form/value/countries.ts';
import type { VisitorLocation } from '#outside/geoip/locationOf.ts';
import { boundedCache } from '#render/locale.ts';
import { usesCountry } from '#render/script/usesCountry.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Exchange } from '../exchange.ts';
import type { Pages } from './pages.ts';
import { visitorLocation } from './visitorLocation.ts';

/**
 * The visitor's likely country for a form that uses it: by IP address, else by the region of the preferred
 * language. It is sent to the visitor only and never stored.
 */
export function visitorCountry(
  pages: Pages,
  exchange: Exchange,
  form: PublishedForm,
): string | undefined | Promise<string | undefined> {
  if (!usesCountry(form.definition)) return undefined;
  const languages = exchange.request.headers['accept-language'] ?? '';
  const location = visitorLocation(pages, { exchange }, form);
  // No promise if the place is known, because waiting for one costs a busy page more than the lookup.
  return location instanceof Promise
    ? location.then((found) => countryOf(found, languages))
    : countryOf(location, languages);
}

function countryOf({ country }: VisitorLocation, languages: string): string | undefined {
  return isCountry(country) ? country : countryOfLanguages(languages);
}

/** By header; empty if it names none. */
const known = new Map<string, string>();

/** The country in the first tag that has one: DE for `en, de-DE;q=0.8`. */
export function countryOfLanguages(acceptLanguage: string): string | undefined {
  return boundedCache(known, acceptLanguage, () => firstCountry(acceptLanguage) ?? '') || undefined;
}

function firstCountry(acceptLanguage: string): string | undefined {
  for (const { tag, quality } of languageRanges(acceptLanguage)) {
    const region =
      quality > 0 ? /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/.exec(tag)?.[1]?.toUpperCase() : undefined;
    if (region !== undefined && isCountry(region)) return region;
  }
  return undefined;
}
