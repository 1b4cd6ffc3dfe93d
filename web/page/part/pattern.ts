import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { matches: matchesPattern };
