import { guideQuestions } from '../question/guideQuestions.ts';
import type { PagePart } from './part.ts';

/** One question at a time. */
export const part: PagePart = { guide: guideQuestions };
