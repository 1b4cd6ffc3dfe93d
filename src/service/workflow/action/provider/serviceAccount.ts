import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { serviceAddress } from '#contract/app/workflow/serviceAddress.ts';

const keyFile = z.object({
  client_email: z.string().check(z.regex(/^[\x21-\x7e]+@[\x21-\x7e]+$/), z.maxLength(254)),
  private_key: z.string(),
  private_key_id: z.optional(z.string()),
  /** The assertion that is sent there can be exchanged for a token, so the address must be as safe as any other. */
  token_uri: z.optional(serviceAddress),
});

export interface ServiceAccount {
  readonly client_email: string;
  readonly key: KeyObject;
  readonly keyId: string | undefined;
  /** Where the signed assertion is exchanged for a token. */
  readonly tokenUri: string;
}

/** Reads the key file of a Google service account; undefined if it is not one with an RSA key. */
export function readServiceAccount(text: string): ServiceAccount | undefined {
  try {
    const { client_email, private_key, private_key_id, token_uri } = z.parse(keyFile, JSON.parse(text));
    const key = createPrivateKey(private_key);
    if (key.asymmetricKeyType !== 'rsa') return undefined;
    const tokenUri = token_uri ?? 'https://oauth2.googleapis.com/token';
    return { client_email, key, keyId: private_key_id, tokenUri };
  } catch {
    return undefined;
  }
}
