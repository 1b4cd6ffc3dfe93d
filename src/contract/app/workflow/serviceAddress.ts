import * as z from 'zod/mini';

/** Hosts of one's own network, where a certificate may be missing. */
const privateNames = /^([^.]+|.+\.(internal|local|localhost|lan|home\.arpa|test)|[\d.]+|\[.*\])$/i;

/**
 * The address of a service that gets a secret: https, or http inside one's own network. Whether a private address may be
 * reached at all is decided by the client that sends the request.
 */
export const serviceAddress = z.string().check(
  z.trim(),
  z.maxLength(2000),
  z.refine((text) => isServiceAddress(text)),
);

function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && privateNames.test(url.hostname));
}
