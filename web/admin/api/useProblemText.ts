import { formatRelativeTime } from '#ui/format/formatRelativeTime.ts';
import { textByCode } from '../texts/textByCode.ts';
import { useLanguage } from '../texts/useTexts.ts';
import { ApiError } from './apiError.ts';

/** Returns the text of an error in the user's language. */
export function useProblemText(): (error: unknown) => string {
  const { texts, locale } = useLanguage();
  return (error) => {
    const { problems } = texts;
    if (!(error instanceof ApiError)) return problems.unexpected;
    if (error.code === 'unreachable') return problems.unreachable;
    if (error.code === 'too_many_attempts') {
      const now = Date.now();
      // Rounds up to whole minutes, so that the next attempt is not refused again.
      const wait = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) * 60_000;
      return problems.tooManyAttempts(formatRelativeTime(now + wait, locale, now));
    }
    return textByCode(problems.byCode, error.code) ?? problems.unexpected;
  };
}
