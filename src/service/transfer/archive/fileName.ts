import { createHash } from 'node:crypto';

/** Most file systems end a name at 255 bytes; the ending needs a few. */
const longest = 200;

/**
 * The name of a file that belongs to an id. An id is opaque and may hold anything, so whatever is not a plain
 * letter, digit, `_` or `-` is percent-encoded: no id leads out of the folder. One that gets too long for a file
 * system is named by its hash, after a `~` that no encoded id contains.
 */
export function archiveFileName(id: string): string {
  const name = encodeURIComponent(id).replace(
    /[.!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return name.length <= longest ? name : `~${createHash('sha256').update(id).digest('hex')}`;
}

/**
 * The id itself, where it can be a file name as it is: archives written by others do not encode.
 */
export function plainFileName(id: string): string | undefined {
  if (id === '.' || id === '..' || /[/\\\0]/.test(id) || Buffer.byteLength(id) > longest) return undefined;
  return id;
}
