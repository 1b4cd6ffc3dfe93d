import type { Theme } from '#form/schema/theme.ts';

/**
 * A page inside another brings no frame and no ground of its own. In the text of the other page it lies on that page's
 * ground, unless the theme has a paper of its own, which its ink was chosen for. The rest of the room is for the rings
 * around what has the focus.
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
