import type { Theme } from '#form/schema/theme.ts';

/** A theme with the organisation's branding: its logo is an address on this server, with the size it will have. */
export type ShownTheme = Theme & {
  /** The organisation's logo, as the icon of the page. */
  readonly icon?: { readonly source: string; readonly type: string } | undefined;
  readonly logo?:
    | { readonly size?: { readonly width: number; readonly height: number } | undefined }
    | undefined;
};

/** The maximum logo height in the base style. */
const highest = 56;

/** Reserves the space of a logo that loads after the page, so that the layout does not shift. */
export function logoStyle({ logo }: ShownTheme): string {
  if (logo?.size === undefined) return '';
  const { width, height } = logo.size;
  const shown = Math.round(width * Math.min(1, highest / height));
  return `.logo{width:${shown}px;height:auto;aspect-ratio:${width}/${height}}`;
}
