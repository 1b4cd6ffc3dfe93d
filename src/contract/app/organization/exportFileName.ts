import { formatInstant } from '#kit/time/instant.ts';

const mostCharacters = 80;

/** What the export of an organisation is called: a name that stands in a command without quotes, in any shell. */
export function exportFileName(organization: string, now: number): string {
  const words = organization.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, mostCharacters).join('').replace(/-$/, '');
  return `${name || 'organisation'}-${formatInstant(now).slice(0, 10)}.tar.gz`;
}
