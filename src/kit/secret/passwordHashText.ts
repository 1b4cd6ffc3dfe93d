/** 19 MiB, two passes, one lane: OWASP's minimum for argon2id. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const { memory, passes, parallelism } = passwordCost;

/** Precedes salt and tag in a PHC string of argon2id. */
export const passwordHashPrefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

const saltAndTag = /^([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/**
 * Salt and tag of a hash that this service has made, in base64 without padding. Undefined for anything else, other costs too:
 * the author of a form must not decide how much work a guess at its password takes.
 */
export function readPasswordHash(text: string): { salt: string; tag: string } | undefined {
  if (!text.startsWith(passwordHashPrefix)) return undefined;
  const [, salt, tag] = saltAndTag.exec(text.slice(passwordHashPrefix.length)) ?? [];
  return salt === undefined || tag === undefined ? undefined : { salt, tag };
}
