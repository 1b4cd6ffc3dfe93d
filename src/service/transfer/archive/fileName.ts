import { createHash } from 'node:crypto';

/** Most file systems limit a name to 255 bytes, and the extension needs a few. */
const longest = 200;

/**
 * The file name for an id. Ids are opaque, so everything but plain letters, digits, `_` and `-` is
 * percent-encoded: no id leads out of the folder. If the name gets too long for a file system, it is a hash after
 * a `~`, which no encoded id contains.
 */
export function archiveFileName(id: string): string {
  const name = encodeURIComponent(id).replace(
    /[.!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return name.length <= longest ? name : `~${createHash('sha256').update(id).digest('hex')}`;
}

/** The id itself, if it is a valid file name: archives written by other programs do not encode ids. */
export function plainFileName(id: string): string | undefined {
  if (id === '.' || id === '..' || /[/\\\0]/.test(id) || Buffer.byteLength(id) > longest) return undefined;
  return id;
}
