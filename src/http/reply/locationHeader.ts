/** An address as `Location` can hold it: a header takes Latin-1 only, so everything else is percent-encoded. */
export function locationHeader(address: string): string {
  return URL.parse(address)?.href ?? encodeURI(address.toWellFormed());
}
