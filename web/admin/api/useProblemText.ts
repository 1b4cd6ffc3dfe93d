import { relativeTime } from '../../ui/format/relativeTime.ts';
import { useLanguage } from '../texts/useTexts.ts';
import { Refused } from './refused.ts';

/** Says in the person's words why something did not work. */
export function useProblemText(): (error: unknown) => string {
  const { texts, code } = useLanguage();
  return (error) => {
    const { problems } = texts;
    if (!(error instanceof Refused)) return problems.unexpected;
    if (error.code === 'unreachable') return problems.unreachable;
    if (error.code === 'too_many_attempts') {
      const now = Date.now();
      return problems.tooManyAttempts(relativeTime(now + (error.retryAfter ?? 60) * 1000, code, now));
    }
    return problems.byCode[error.code] ?? problems.unexpected;
  };
}
