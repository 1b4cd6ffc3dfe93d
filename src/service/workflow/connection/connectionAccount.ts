import type { ConnectionCredentials } from '#contract/app/workflow/connections.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { readServiceAccount } from './serviceAccount.ts';

/** The field of the credentials that is wrong. */
export interface CredentialsInvalid {
  readonly code: 'credentials_invalid';
  readonly param: string;
}

/** The public name of a connection's account: what tells two of them apart without revealing the secret. */
export function connectionAccount(credentials: ConnectionCredentials): Result<string, CredentialsInvalid> {
  switch (credentials.provider) {
    case 'slack':
    case 'discord':
    case 'teams':
      return ok(hostOf(credentials.url));
    case 'google_sheets': {
      const account = readServiceAccount(credentials.key);
      return account === undefined ? invalid('credentials.key') : ok(account.client_email);
    }
    case 'hubspot':
      return ok(hostOf(credentials.base_url ?? 'https://api.hubapi.com'));
    case 'mailchimp': {
      const centre = mailchimpCentre(credentials.key);
      if (credentials.base_url !== undefined) return ok(hostOf(credentials.base_url));
      return centre === undefined ? invalid('credentials.key') : ok(centre);
    }
    case 'zendesk':
      return ok(hostOf(credentials.base_url ?? `https://${credentials.subdomain}.zendesk.com`));
  }
}

/** The data centre at the end of a Mailchimp key, such as `us21`. */
export function mailchimpCentre(key: string): string | undefined {
  return /-([a-z]{2}\d{1,3})$/.exec(key)?.[1];
}

function hostOf(address: string): string {
  return new URL(address).host;
}

function invalid(param: string): Result<never, CredentialsInvalid> {
  return failed({ code: 'credentials_invalid', param });
}
