import { hostName } from '#render/pageNames.ts';
import type { Options } from './options.ts';

/**
 * The URL of the iframe; undefined if `form` is no HTTP address. Without `color-scheme: dark` the host page is light,
 * so the form stays light too.
 */
export function frameUrl(
  form: string,
  embed: string,
  options: Options,
  target: Element = document.body,
): URL | undefined {
  let url: URL;
  try {
    url = new URL(form, document.baseURI);
  } catch {
    url = new URL('about:blank');
  }
  // Only HTTP addresses: others may be able to write the attribute, and `javascript:` would run a script.
  if (!/^https?:$/.test(url.protocol)) {
    console.warn(`Canvass: this is no address of a form: ${form}`);
    return undefined;
  }
  const query = url.searchParams;
  const pageQuery = new URLSearchParams(location.search);
  for (const name of (options.pass || '').split(/[\s,]+/))
    for (const value of pageQuery.getAll(name)) query.append(name, value);
  for (const [name, value] of Object.entries(options.values || {}))
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, `${each}`);
  if (options.lang) query.set('lang', options.lang);
  query.set('embed', isLight(target) ? `${embed} light` : embed);
  if (options.url !== 'none' && /^http/.test(location.protocol))
    query.set(
      hostName,
      location.origin + location.pathname + (options.url === 'full' ? location.search : ''),
    );
  return url;
}

function isLight(target: Element): boolean {
  return !/dark/.test(getComputedStyle(target).colorScheme);
}
