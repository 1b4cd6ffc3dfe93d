const openXml = 'application/vnd.openxmlformats-officedocument';

/** Folders inside the ZIP archive of an Office document. */
const ofOffice = [
  ['word/', `${openXml}.wordprocessingml.document`],
  ['xl/', `${openXml}.spreadsheetml.sheet`],
  ['ppt/', `${openXml}.presentationml.presentation`],
] as const;

const older = 'application/x-ole-storage';
const olderKinds = /^application\/(msword|vnd\.ms-(excel|powerpoint|outlook|project|works)|vnd\.visio)$/;

/** Detects archives, documents that are ZIP archives, and the older binary Office formats. */
export function sniffOffice(head: string, declared: string): string | undefined {
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return olderKinds.test(declared) ? declared : older;
  // An empty archive starts with its end record.
  if (head.startsWith('PK\x05\x06')) return 'application/zip';
  if (!head.startsWith('PK\x03\x04')) return head.startsWith('MZ') ? windowsProgram(head) : undefined;
  const names = entryNames(head);
  // OpenDocument and EPUB name their type in the first entry, which is not compressed.
  const own = /^mimetype(application\/(?:vnd\.oasis\.opendocument\.[a-z-]+|epub\+zip))/.exec(
    head.slice(30, 150),
  )?.[1];
  if (own !== undefined) return own;
  const office = ofOffice.find(([folder]) => names.some((name) => name.startsWith(folder)));
  if (office !== undefined) return office[1];
  const isOffice = names.some((name) => name === '[Content_Types].xml' || name === '_rels/.rels');
  if (isOffice && declared.startsWith(openXml)) return declared;
  const isApple = names.some((name) => name.endsWith('.iwa') || name === 'Index.zip');
  return isApple && /^application\/vnd\.apple\.(pages|numbers|keynote)$/.test(declared)
    ? declared
    : 'application/zip';
}

/** The names of the archive entries within the sniffed bytes. */
function entryNames(head: string): string[] {
  const names: string[] = [];
  for (let at = 0; at !== -1; at = head.indexOf('PK\x03\x04', at + 4)) {
    const length = head.charCodeAt(at + 26) + 256 * head.charCodeAt(at + 27);
    if (Number.isNaN(length)) break;
    names.push(head.slice(at + 30, at + 30 + length));
  }
  return names;
}

/** `MZ` may also start a text. */
function windowsProgram(head: string): string | undefined {
  return head.slice(0, 64).includes('\0') ? 'application/vnd.microsoft.portable-executable' : undefined;
}
