import type { OidcProvider } from '#outside/oidc.ts';

/** The configured sign-in provider, and whether people it knows may join on their own. */
export interface OidcSetup {
  readonly provider: OidcProvider;
  /** The organisation and role for people without an invitation; undefined if joining requires one. */
  readonly join: { readonly organizationId: string; readonly role: 'member' | 'admin' } | undefined;
}

/** The redirect URI registered at the provider. */
export function oidcRedirectUri(baseUrl: string): string {
  return `${baseUrl}/app/api/sign-in/oidc/callback`;
}
