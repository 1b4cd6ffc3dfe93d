import { compilePattern } from './compilePattern.ts';

/**
 * Whether the whole text fits the pattern. Nothing fits a pattern that cannot be compiled: the checker keeps such a
 * form from being published.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern);
  return compiled.ok && compiled.value.fits(text);
}
