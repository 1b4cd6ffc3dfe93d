const maxLength = 2000;

/** The address of the page that embeds the form; undefined if missing or unusable. */
export function hostAddress(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > maxLength) return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  // Credentials in an address are not stored with a response. Setting what is not there costs as much as reading the address.
  if (url.username !== '') url.username = '';
  if (url.password !== '') url.password = '';
  return url.href;
}
