const longest = 2000;

/** The address of the page that embeds the form; undefined if missing or unusable. */
export function hostAddress(said: string | null | undefined): string | undefined {
  if (said === null || said === undefined || said.length > longest) return undefined;
  const url = URL.parse(said);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  // Credentials in an address are not stored with a response.
  url.username = '';
  url.password = '';
  return url.href;
}
