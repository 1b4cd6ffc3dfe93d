import type { Sharing } from '#render/head.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';

let known = { baseUrl: '', root: '' };

/** What stands before every path of ours: a proxy may show everything below a path of its own. Asked with every page. */
export function rootOf(baseUrl: string): string {
  if (known.baseUrl !== baseUrl) known = { baseUrl, root: new URL(baseUrl).pathname.replace(/\/$/, '') };
  return known.root;
}

/** The address that lasts: a readable one may be changed, and what is printed cannot. */
export function lastingAddress(baseUrl: string, id: string): string {
  return `${baseUrl}/f/${encodeURIComponent(id)}`;
}

/** The one of a form's two addresses that links and search engines should know. */
export function canonicalAddress(
  baseUrl: string,
  { id, settings }: Pick<PublishedForm, 'id' | 'settings'>,
): string {
  return lastingAddress(baseUrl, settings.slug ?? id);
}

export function sharingOf(baseUrl: string, form: Pick<PublishedForm, 'id' | 'settings'>): Sharing {
  const url = canonicalAddress(baseUrl, form);
  return {
    url,
    oembed: `${baseUrl}/oembed?url=${encodeURIComponent(url)}`,
    listed: form.settings.search_engines === true,
  };
}
