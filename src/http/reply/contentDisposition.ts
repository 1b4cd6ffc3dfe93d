import { sanitizedFileName } from '#kit/text/sanitizedFileName.ts';

/** Longer names would not fit into the headers that clients and proxies accept. */
const maxLength = 200;

/**
 * The header of a download: an ASCII name for old clients and the real one in UTF-8. Imported names may contain
 * anything.
 */
export function attachment(given: string): string {
  const name = shortened(sanitizedFileName(given.toWellFormed()));
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_') || 'file';
  const encoded = encodeURIComponent(name || 'file').replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Truncates the name before its extension. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= maxLength) return name;
  const ending = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, maxLength - ending.length).join('') + ending;
}
