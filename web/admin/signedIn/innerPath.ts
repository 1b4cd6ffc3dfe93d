/** A path inside the app to go on to, whatever somebody wrote into the address; else the beginning. */
export function innerPath(to: unknown): string {
  if (typeof to !== 'string' || !/^\/(app|join|setup)(\/|$|\?)/.test(to) || to.includes('\\')) return '/app';
  return to.startsWith('/app/sign-in') ? '/app' : to;
}
