import { type Html, html } from './html.ts';

/** What others are told of a form when its address is shared. */
export interface Sharing {
  /** The address of the form, the same for all who share it. */
  readonly url: string;
  /** Where services ask how to embed it. */
  readonly oembed: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
}

/** Pages that say what is the matter are nothing to be found. */
export const unlisted: Html = html`<meta name="robots" content="noindex">
`;

/**
 * Title, description and address for search engines, messengers and networks. There is no picture: those of a theme
 * lie inside the page, where others cannot fetch them.
 */
export function sharingHead({ url, oembed, listed }: Sharing, title: string, description: string): Html {
  const about = description === '' ? undefined : description;
  return html`${listed ? undefined : unlisted}<link rel="canonical" href="${url}">
<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Canvass">
<meta property="og:url" content="${url}">
<meta property="og:title" content="${title}">
<meta name="twitter:card" content="summary">
${about && html`<meta name="description" property="og:description" content="${about}">\n`}`;
}
