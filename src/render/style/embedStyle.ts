import type { Theme } from '#form/schema/theme.ts';
import { embedStyle as rules } from './embed.css.ts';

/**
 * An embedded page has no frame and no background. Inline it is transparent, unless the theme sets a paper
 * colour, which its ink was chosen for. The remaining padding leaves room for focus rings.
 */
export function embedStyle({ paper }: Theme): string {
  const sheet = paper === undefined ? 'padding:4px;background:none' : 'padding:20px';
  return `${rules}[data-embed~=inline] .sheet{${sheet}}`;
}
