import type { Locale } from './locale/locale.ts';
import type { Place } from './place.ts';
import type { Random } from './random.ts';

/** One person filling in one form: everything that the answers depend on. */
export interface Visit {
  random: Random;
  place: Place;
  locale: Locale;
  /** As the person writes it. */
  name: string;
  email: string;
  /** 0 to 10, so that rating, recommendation and comment agree. */
  mood: number;
  /** Milliseconds. */
  time: number;
  /** Only some visits bring files, because each file is kept on disk. */
  bringsFiles: boolean;
  /** The uploads so far, collected while answers are generated. */
  uploads: Upload[];
  /** Unique to this response; the ids of its files are derived from it. */
  uploadKey: readonly (string | number)[];
}

export interface Upload {
  fieldId: string;
  id: string;
  name: string;
  type: string;
  content: Buffer;
}

const domains = ['mail.example', 'post.example', 'example.com', 'example.org', 'example.net'];

/** Draws a visitor: a place, a matching name and a mood. */
export function drawVisit(
  random: Random,
  places: readonly Place[],
  moment: Pick<Visit, 'time' | 'bringsFiles' | 'uploadKey'>,
): Visit {
  const place = random.favour(places);
  const locale = place.locale;
  const given = random.pick(locale.given);
  const family = random.pick(locale.family);
  return {
    random,
    place,
    locale,
    name: locale.fullName(given.written, family.written),
    email: `${given.latin}.${family.latin}${random.below(100)}@${random.pick(domains)}`,
    // The better of two draws, because most people who answer are content.
    mood: Math.max(random.below(11), random.below(11)),
    uploads: [],
    ...moment,
  };
}
