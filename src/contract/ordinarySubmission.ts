import { isObject } from '#kit/isObject.ts';
import { uuidPattern } from '#kit/uuid.ts';
import type { SubmissionBody } from './submission.ts';

/**
 * A fast path for the common case: whether a body clearly matches `submissionBody`. The schema takes as long as all
 * further processing of a submission, so only unclear bodies reach it; it alone reports errors.
 */
export function isOrdinarySubmission(value: unknown): value is SubmissionBody {
  if (!isObject(value)) return false;
  let hasAnswers = false;
  for (const [key, part] of Object.entries(value)) {
    if (!isOrdinaryPart(key, part)) return false;
    if (key === 'answers') hasAnswers = true;
  }
  return hasAnswers;
}

function isOrdinaryPart(key: string, part: unknown): boolean {
  switch (key) {
    case 'submission_id':
      return typeof part === 'string' && uuidPattern.test(part);
    case 'test':
      return typeof part === 'boolean';
    case 'answers':
      return isObject(part);
    case 'url':
      return typeof part === 'string' && part.length <= 2000;
    case 'time_spent':
      return typeof part === 'number' && part >= 0 && part <= 1e9;
    case 'password':
      return typeof part === 'string' && part.length <= 1000;
    default:
      return false;
  }
}
