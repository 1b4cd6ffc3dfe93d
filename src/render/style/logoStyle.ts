import type { Theme } from '#form/schema/theme.ts';

/** A theme whose logo may come from elsewhere, with the size that it will have. */
export type ShownTheme = Theme & {
  readonly logo?:
    | { readonly size?: { readonly width: number; readonly height: number } | undefined }
    | undefined;
};

/** As high as the base style lets any logo be. */
const highest = 56;

/** Keeps the place of a logo that arrives after the page, so that nothing moves when it does. */
export function logoStyle({ logo }: ShownTheme): string {
  if (logo?.size === undefined) return '';
  const { width, height } = logo.size;
  const shown = Math.round(width * Math.min(1, highest / height));
  return `.logo{width:${shown}px;height:auto;aspect-ratio:${width}/${height}}`;
}
