import { Problem } from '../problem.ts';
import type { Match } from './router.ts';

/** Throws a 405 if the route lacks the method; `Allow` lists its methods. */
export function requireMethod({ isAllowed, allowed }: Match, sentence = usualSentence): void {
  if (isAllowed) return;
  throw new Problem('method_not_allowed', {
    message: sentence(allowed),
    headers: ['Allow', allowed.join(', ')],
  });
}

function usualSentence(allowed: readonly string[]): string {
  const [last = '', ...others] = allowed.toReversed();
  if (others.length === 0) return `Only ${last} is possible here.`;
  return `Only ${others.toReversed().join(', ')} and ${last} are possible here.`;
}
