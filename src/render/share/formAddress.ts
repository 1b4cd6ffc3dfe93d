import type { FormDefinition } from '#form/definition/document.ts';
import { sharedPicturePath } from '../asset/pictureAddress.ts';
import type { Sharing } from '../head.ts';
import { sharedPicture } from './sharedPicture.ts';

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

export function sharingOf(
  baseUrl: string,
  form: AddressedForm & {
    readonly organizationName: string;
    readonly version: number;
    readonly definition: FormDefinition;
  },
): Sharing {
  const url = canonicalAddress(baseUrl, form);
  return {
    url,
    site: form.organizationName,
    picture: pictureOf(baseUrl, form),
    oembed: `${baseUrl}/oembed?url=${encodeURIComponent(url)}`,
    listed: form.settings.search_engines === true,
  };
}

/** A picture inside the document has an address of its own, because others cannot fetch it from the page. */
function pictureOf(
  baseUrl: string,
  {
    id,
    version,
    definition,
  }: { readonly id: string; readonly version: number; readonly definition: FormDefinition },
): string | undefined {
  const picture = sharedPicture(definition);
  if (picture === undefined) return undefined;
  const path = sharedPicturePath(picture.source);
  return `${baseUrl}${path ?? `/f/${encodeURIComponent(id)}/picture?version=${version}`}`;
}
