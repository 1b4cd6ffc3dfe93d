import type { Staging } from '#store/download/staging.ts';
import type { AskPage, ListPage } from './listPage.ts';

export interface ListWalk {
  ask: AskPage;
  staging: Staging;
  /** Name of the list in the staging file, and of the place where a later run goes on. */
  list: string;
  /** The prefix of report lines: `Form abc`. */
  subject: string;
  report: (line: string) => void;
  onItems?: (fresh: number) => void;
}

/**
 * Where a walk is. Distances run away from the end where it began, so that one set of rules serves lists that
 * begin with the newest (`sign` 1: a position is the time) and with the oldest (`sign` -1: its negative).
 */
export interface WalkPlace {
  done: boolean;
  sign: 1 | -1;
  /** Everything above is read. Undefined: nothing yet. */
  ceiling?: number | undefined;
  /** The window that is asked next lies strictly between floor and ceiling. Undefined: without lower end. */
  floor?: number | undefined;
  /** The most items that a page was seen to hold while there were more. */
  capacity: number;
  /** Set where the server does not take both bounds at once. */
  byOrder: boolean;
}

export const pageLimit = 100;

export function keep(walk: ListWalk, page: ListPage, place: WalkPlace): number {
  const fresh = walk.staging.keepPage(walk.list, page.items, walk.list, place);
  if (page.nameless > 0) walk.report(`${walk.subject}: ${page.nameless} items without an id are left out.`);
  walk.onItems?.(fresh);
  return fresh;
}

export function isFalling(positions: number[]): boolean {
  return positions.every((position, index) => index === 0 || position <= (positions[index - 1] ?? position));
}
