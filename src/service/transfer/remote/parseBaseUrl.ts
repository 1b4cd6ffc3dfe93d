import { RemoteFailure } from './remoteFailure.ts';

/** The address that a person typed, without what does not belong to it; throws with a sentence where it is none. */
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
  // A base URL with or without a slash, or with the version that a person copied along, means the same.
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v[12]$/, '');
  return url;
}
