import type { Random } from '#kit/random.ts';
import type { Locale } from './locale/locale.ts';
import type { Town } from './towns.ts';

/** An invented person, with everything that answers depend on. */
export interface Person {
  random: Random;
  town: Town;
  locale: Locale;
  /** As the person writes them. */
  name: string;
  given: string;
  family: string;
  email: string;
  /** 0 to 10, so that rating, recommendation and comment agree. */
  mood: number;
}

/** Draws a place, a matching name and a mood. */
export function drawPerson(
  random: Random,
  towns: readonly Town[],
  domains: readonly string[] = ['example.org'],
): Person {
  const town = random.favour(towns);
  const locale = town.locale;
  const given = random.pick(locale.given);
  const family = random.pick(locale.family);
  return {
    random,
    town,
    locale,
    name: locale.fullName(given.written, family.written),
    given: given.written,
    family: family.written,
    email: `${given.latin}.${family.latin}${random.below(100)}@${random.pick(domains)}`,
    // The better of two draws, because most people who answer are content.
    mood: Math.max(random.below(11), random.below(11)),
  };
}
