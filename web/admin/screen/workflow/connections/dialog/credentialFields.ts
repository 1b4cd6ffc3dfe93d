import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';
import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';

export interface CredentialField {
  /** The key in the credentials. */
  readonly name: string;
  readonly look: 'plain' | 'secret' | 'file' | 'address';
  readonly label: string;
  readonly help: string;
}

const looks: Readonly<Record<string, CredentialField['look']>> = {
  url: 'secret',
  token: 'secret',
  key: 'secret',
  base_url: 'address',
};

/** The inputs of a provider's credentials, in their order. */
export function credentialFields(
  provider: ConnectionProvider,
  texts: WorkflowTexts['connections']['fields'],
): readonly CredentialField[] {
  return Object.entries(texts[provider]).map(([name, words]) => ({
    name,
    look: provider === 'google_sheets' && name === 'key' ? 'file' : (looks[name] ?? 'plain'),
    ...words,
  }));
}

/** Whether the provider may be reached at another address: not where the address is the secret. */
export function mayHaveBaseUrl(
  provider: ConnectionProvider,
  texts: WorkflowTexts['connections']['fields'],
): boolean {
  return !('url' in texts[provider]);
}
