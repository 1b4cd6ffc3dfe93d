import type { OrganizationSettings } from '#contract/app/organization/organizationSettings.ts';

/** What the addresses of logos begin with, below the public address. */
export const logoFolder = '/brand/';

/**
 * Where anybody can see the logo, for a page at our own address: a proxy may show everything below a path of its own.
 * Another logo has another address, so that none is ever shown from an old copy.
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
