import { type Html, html } from './html.ts';

/** Metadata for sharing a form's address. */
export interface Sharing {
  /** The canonical address of the form. */
  readonly url: string;
  /** The oEmbed endpoint. */
  readonly oembed: string;
  /** Whether search engines may index it. */
  readonly listed: boolean;
}

/** Status pages must not be indexed. */
export const unlisted: Html = html`<meta name="robots" content="noindex">
`;

/**
 * Title, description and address for search engines, messengers and social networks. There is no picture: a
 * theme's pictures are inlined in the page, where others cannot fetch them.
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
