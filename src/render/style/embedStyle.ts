import type { Theme } from '#form/schema/theme.ts';

/**
 * An embedded page has no frame and no background. Inline it is transparent, unless the theme sets a paper
 * colour, which its ink was chosen for. The remaining padding leaves room for focus rings.
 */
export function embedStyle({ paper }: Theme): string {
  const sheet = paper === undefined ? 'padding:4px;background:none' : 'padding:20px';
  return (
    '[data-embed] body{background:var(--paper)}' +
    '[data-embed] .frame{padding:0}' +
    '[data-embed] .sheet{max-width:none;margin:0;border:0;border-radius:0;padding:24px}' +
    '[data-embed~=inline] body{background:none}' +
    `[data-embed~=inline] .sheet{${sheet}}`
  );
}
