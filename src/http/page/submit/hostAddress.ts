const longest = 2000;

/** The address of the page around an embedded form; undefined where nothing, or nothing usable, was said. */
export function hostAddress(said: string | null | undefined): string | undefined {
  if (said === null || said === undefined || said.length > longest) return undefined;
  const url = URL.parse(said);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  // Whoever keeps a password in an address does not want it kept with a response.
  url.username = '';
  url.password = '';
  return url.href;
}
