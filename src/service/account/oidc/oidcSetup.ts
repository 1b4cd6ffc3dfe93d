import type { OidcProvider } from '#outside/oidc.ts';

/** The provider that people may sign in through, and what it may do for whom it knows. */
export interface OidcSetup {
  readonly provider: OidcProvider;
  /** Where people join whom nobody has invited; undefined where joining is by invitation only. */
  readonly join: { readonly organizationId: string; readonly role: 'member' | 'admin' } | undefined;
}

/** Where the provider sends people back to. */
export function callbackAddress(baseUrl: string): string {
  return `${baseUrl}/app/api/sign-in/oidc/callback`;
}
