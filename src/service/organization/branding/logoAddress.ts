import type { OrganizationSettings } from '#contract/app/organization/organizationSettings.ts';

/** The path prefix of logos, below the public base URL. */
export const logoFolder = '/brand/';

/**
 * The public path of the logo for pages on the same origin; it includes the base path, if a proxy adds one. The path
 * contains the logo's hash, so caches never show an old logo.
 */
export function logoAddress(
  baseUrl: string,
  organizationId: string,
  { logo }: { readonly logo?: OrganizationSettings['logo'] | undefined },
): string | null {
  if (logo === undefined) return null;
  const root = new URL(baseUrl).pathname.replace(/\/$/, '');
  return `${root}${logoFolder}${encodeURIComponent(organizationId)}/${logo.hash}`;
}
