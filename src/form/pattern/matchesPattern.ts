import { compilePattern } from './compilePattern.ts';

/**
 * Whether the whole text matches the pattern. An invalid pattern matches nothing; the checker blocks publishing it.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern);
  return compiled.ok && compiled.value.fits(text);
}
