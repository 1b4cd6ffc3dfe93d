import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';

/** A query as an address holds it; see `readQuery`. Apart, because it needs no schema. */
export function writeQuery(query: Partial<ResponseQuery>): string {
  const shown = Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(everyResponse[name as keyof ResponseQuery]),
    ),
  );
  if (Object.keys(shown).length === 0) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(shown));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
