import type { Staging } from '#store/download/staging.ts';
import type { AskPage, ListPage } from './listPage.ts';

export interface ListWalk {
  ask: AskPage;
  staging: Staging;
  /** The name of the list in the staging file, and of the cursor at which a later run resumes. */
  list: string;
  /** The prefix of report lines, such as `Form abc`. */
  subject: string;
  report: (line: string) => void;
  onItems?: (fresh: number) => void;
}

/**
 * The cursor of a walk. Positions fall from the beginning of the list, so that one set of rules serves lists that
 * begin with the newest item (`sign` 1: a position is the time) and with the oldest (`sign` -1: its negative).
 */
export interface WalkCursor {
  done: boolean;
  sign: 1 | -1;
  /** Everything above is read; undefined if nothing is read yet. */
  ceiling?: number | undefined;
  /** The next window lies strictly between floor and ceiling; undefined for a window without a lower end. */
  floor?: number | undefined;
  /** The largest number of items on a page that was followed by more. */
  capacity: number;
  /** Set if the server refuses or ignores a pair of bounds. */
  byOrder: boolean;
}

export const pageLimit = 100;

export function keep(walk: ListWalk, page: ListPage, cursor: WalkCursor): number {
  const fresh = walk.staging.keepPage(walk.list, page.items, walk.list, cursor);
  if (page.nameless > 0) walk.report(`${walk.subject}: ${page.nameless} items without an id are left out.`);
  walk.onItems?.(fresh);
  return fresh;
}

export function isFalling(positions: number[]): boolean {
  return positions.every((position, index) => index === 0 || position <= (positions[index - 1] ?? position));
}
