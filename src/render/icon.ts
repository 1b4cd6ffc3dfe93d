import type { Theme } from '#form/schema/theme.ts';
import { Html, html } from './html.ts';
import type { ShownTheme } from './style/logoStyle.ts';

/** The icon of a page: the organisation's logo, otherwise the product's mark. */
export function pageIcon(theme: Theme | undefined): Html {
  const icon = iconOf(theme);
  return icon === undefined ? iconLink : html`<link rel="icon" type="${icon.type}" href="${icon.source}">`;
}

/** The organisation's logo; undefined if it has none. */
export function iconOf(theme: ShownTheme | undefined): ShownTheme['icon'] {
  return theme?.icon;
}

/**
 * The product's mark as the icon of a page. It is part of the page, because the policy of forms allows no image from
 * elsewhere; `/favicon.ico` is for browsers that show no SVG. `web/admin/navigation/brand.tsx` draws the same mark.
 */
export const iconLink: Html = new Html(
  `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${[
    "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='2 2 16 16'%3E",
    "%3Crect x='2' y='2' width='16' height='16' rx='4' fill='%230e6b5c'/%3E",
    "%3Cpath d='M6 7.5h8M6 10.5h8M6 13.5h4.5' stroke='%23fff' stroke-width='1.5' stroke-linecap='round'/%3E",
    '%3C/svg%3E',
  ].join('')}">`,
);
