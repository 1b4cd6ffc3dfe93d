import { sanitizedFileName } from '#kit/text/sanitizedFileName.ts';

/**
 * Windows takes these names for devices, in any case and with any ending (`con.txt`, `NUL .tar.gz`), and refuses to unpack
 * them. Superscript digits count as digits.
 */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=[ .]|$)/i;

/** A name that no file system takes for a folder, a path or a device. */
export function safeName(name: string): string {
  const plain = withoutEnd(
    sanitizedFileName(name)
      .replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_')
      .replace(/^\.+/, '')
      .slice(0, 150)
      .toWellFormed(),
  );
  return device.test(plain) ? `_${plain}` : plain || 'file';
}

/** Windows drops points and spaces at the end. By hand: `/[. ]+$/` takes quadratic time for a text full of them. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === ' ')) end -= 1;
  return text.slice(0, end);
}
