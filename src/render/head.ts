import { type Html, html } from './html.ts';

/** Metadata for sharing a form's address. */
export interface Sharing {
  /** The canonical address of the form. */
  readonly url: string;
  /** The name of the organisation. */
  readonly site: string;
  /** The oEmbed endpoint. */
  readonly oembed: string;
  /** The address of a picture, if the form has one. */
  readonly picture?: string | undefined;
  /** Whether search engines may index it. */
  readonly listed: boolean;
}

/** Status pages must not be indexed. */
export const unlisted: Html = html`<meta name="robots" content="noindex">
`;

/** Title, description, picture and address for search engines, messengers and social networks. */
export function sharingHead(
  { url, site, oembed, picture, listed }: Sharing,
  title: string,
  description: string,
): Html {
  const about = description === '' ? undefined : description;
  return html`${listed ? undefined : unlisted}<link rel="canonical" href="${url}">
<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${site}">
<meta property="og:url" content="${url}">
<meta property="og:title" content="${title}">
${picture && html`<meta property="og:image" content="${picture}">\n`}<meta name="twitter:card" content="${picture === undefined ? 'summary' : 'summary_large_image'}">
${about && html`<meta name="description" property="og:description" content="${about}">\n`}`;
}
