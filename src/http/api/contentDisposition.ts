/** Always a download: an ASCII name for old clients and the real one in UTF-8. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\/%]/g, '_') || 'file';
  const encoded = encodeURIComponent(name.toWellFormed() || 'file').replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
