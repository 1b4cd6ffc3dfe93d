import { formatInstant } from '#kit/time/instant.ts';

const maxCharacters = 80;

/** The file name of an organisation's export, safe without quotes in any shell. */
export function archiveFileName(organization: string, now: number): string {
  const words = organization.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, maxCharacters).join('').replace(/-$/, '');
  return `${name || 'organisation'}-${formatInstant(now).slice(0, 10)}.tar.gz`;
}
