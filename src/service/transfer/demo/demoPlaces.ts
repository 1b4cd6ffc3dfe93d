import { type Place, places } from '#form/simulate/person/place.ts';

const languages: readonly string[] = ['en', 'ja', 'de', 'ar'];

/** Where the visitors of the demo come from. Other languages would change the demo of every existing seed. */
export const demoPlaces: readonly Place[] = places.filter(({ locale }) =>
  languages.includes(locale.language),
);
