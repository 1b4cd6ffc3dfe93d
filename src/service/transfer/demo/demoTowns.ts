import { type Town, towns } from '#form/simulate/person/towns.ts';

const languages: readonly string[] = ['en', 'ja', 'de', 'ar'];

/** Where the visitors of the demo come from. Other languages would change the demo of every existing seed. */
export const demoTowns: readonly Town[] = towns.filter(({ locale }) => languages.includes(locale.language));
