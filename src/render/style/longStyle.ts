import type { FormDefinition } from '#form/definition/document.ts';

/** The most fields on one page that the browser lays out all at once. */
const most = 24;

/**
 * Lets the browser leave out fields of a long page that are far from the screen; searching and tabbing still find
 * them. Fields that share a line need each other's rows. A field in use is free, because its ring and its
 * pickers reach beyond it. A frame is as high as its content, and paper shows everything.
 */
export function longStyle({ display, pages }: Pick<FormDefinition, 'display' | 'pages'>): string {
  const counts = pages.map(({ fields }) => fields.length);
  const together =
    display === 'all_at_once' ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
  if (display === 'one_question' || together <= most) return '';
  return '@media screen{:root:not([data-embed]) .field:not(.half,.third,:focus-within,:has([aria-expanded=true])){content-visibility:auto;contain-intrinsic-block-size:auto 7rem;overflow-clip-margin:8px}}';
}
