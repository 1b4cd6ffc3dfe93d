import { drawPerson, type Person } from '#form/simulate/person/person.ts';
import type { Town } from '#form/simulate/person/towns.ts';
import type { Random } from '#kit/random.ts';

/** One person filling in one form: everything that the answers depend on. */
export interface Visit extends Person {
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
  locations: readonly Town[],
  moment: Pick<Visit, 'time' | 'bringsFiles' | 'uploadKey'>,
): Visit {
  return { ...drawPerson(random, locations, domains), uploads: [], ...moment };
}
