/**
 * A path of the app to go on to, whatever somebody wrote into an address; else its beginning. Never another site, never
 * the API, and not where one came from.
 */
export function innerPath(to: unknown): string {
  const beginning = '/app';
  // A backslash is a slash to browsers, and blanks at the wrong place vanish.
  if (typeof to !== 'string' || to.length > 1000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(to)) return beginning;
  const inside = 'http://inside.invalid';
  if (!URL.canParse(to, inside)) return beginning;
  const { origin, pathname, search, hash } = new URL(to, inside);
  if (origin !== inside) return beginning;
  if (!/^\/(app|join|setup)(\/|$)/.test(pathname) || pathname.includes('//')) return beginning;
  if (/^\/app\/(api|sign-in)(\/|$)/.test(pathname)) return beginning;
  return `${pathname}${search}${hash}`;
}
