import type { Sharing } from '../head.ts';

/** The inputs that determine a form's addresses. */
interface AddressedForm {
  readonly id: string;
  readonly settings: { readonly slug?: string | undefined; readonly search_engines?: boolean | undefined };
}

let known = { baseUrl: '', root: '' };

/**
 * The path prefix of the service behind a proxy, without a trailing slash. The last result is cached, because every
 * page needs it.
 */
export function rootOf(baseUrl: string): string {
  if (known.baseUrl !== baseUrl) known = { baseUrl, root: new URL(baseUrl).pathname.replace(/\/$/, '') };
  return known.root;
}

/** The permanent address by id, for print and QR codes. */
export function lastingAddress(baseUrl: string, id: string): string {
  return `${baseUrl}/f/${encodeURIComponent(id)}`;
}

/** The page of a template, as visitors would see a form made from it. */
export function templateAddress(baseUrl: string, template: string): string {
  return `${baseUrl}/templates/${encodeURIComponent(template)}`;
}

/** The address for links and search engines, with the form's slug if it has one. */
export function canonicalAddress(baseUrl: string, { id, settings }: AddressedForm): string {
  return lastingAddress(baseUrl, settings.slug ?? id);
}

export function sharingOf(baseUrl: string, form: AddressedForm): Sharing {
  const url = canonicalAddress(baseUrl, form);
  return {
    url,
    oembed: `${baseUrl}/oembed?url=${encodeURIComponent(url)}`,
    listed: form.settings.search_engines === true,
  };
}
