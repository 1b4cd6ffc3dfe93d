import { RemoteFailure } from './remoteFailure.ts';

/** Parses the base URL that a user typed, and drops its query and fragment; throws a sentence if it is invalid. */
export function parseBaseUrl(text: string): URL {
  if (!URL.canParse(text))
    throw new RemoteFailure('The base URL is not a URL; it begins with http:// or https://.');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new RemoteFailure('The base URL must begin with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new RemoteFailure('The base URL must not carry a user name or password; give the key by itself.');
  }
  url.search = '';
  url.hash = '';
  // Trailing slashes, or a version that was copied along, make no difference.
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v[12]$/, '');
  return url;
}
