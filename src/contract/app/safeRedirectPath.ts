/**
 * Returns `to` if it is a safe path in the app, else `/app`. Prevents open redirects: never another site, never the API,
 * and not the sign-in screen itself.
 */
export function safeRedirectPath(to: unknown): string {
  const home = '/app';
  // Browsers treat a backslash as a slash, and strip some white space.
  if (typeof to !== 'string' || to.length > 1000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(to)) return home;
  const inside = 'http://inside.invalid';
  if (!URL.canParse(to, inside)) return home;
  const { origin, pathname, search, hash } = new URL(to, inside);
  if (origin !== inside) return home;
  if (!/^\/(app|join|setup)(\/|$)/.test(pathname) || pathname.includes('//')) return home;
  if (/^\/app\/(api|sign-in)(\/|$)/.test(pathname)) return home;
  return `${pathname}${search}${hash}`;
}
