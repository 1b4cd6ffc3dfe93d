/** An address for the `Location` header, percent-encoded, because headers are Latin-1. */
export function locationHeader(address: string): string {
  return URL.parse(address)?.href ?? encodeURI(address.toWellFormed());
}
