import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sniffType } from './sniffType.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument.text';
const docx = `${openXml}.wordprocessingml.document`;

/** An archive entry, stored uncompressed. */
const entry = (name: string, content = '') =>
  `PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0${size(content)}\0\0${size(content)}\0\0${size(name)}\0\0${name}${content}`;
const size = (text: string) => String.fromCharCode(text.length % 256, Math.floor(text.length / 256));
const ftyp = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0`;
const ogg = `OggS\0\x02${'\0'.repeat(20)}\x01\x1e`;

/** The first bytes of a file in Latin-1, the type that the client claims, and the type to detect. */
const rows: [what: string, beginning: string, said: string, type: string][] = [
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'text/plain', 'image/png'],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', '', 'image/jpeg'],
  ['GIF', 'GIF89a\x01\0', '', 'image/gif'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', '', 'image/webp'],
  ['BMP', 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0', '', 'image/bmp'],
  ['TIFF', 'II*\0\x08\0\0\0', '', 'image/tiff'],
  ['AVIF', ftyp('avif'), '', 'image/avif'],
  ['HEIC of a telephone', ftyp('heic'), 'image/jpeg', 'image/heic'],
  ['SVG', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="x">', 'image/png', 'image/svg+xml'],
  ['SVG without a prologue', '\xef\xbb\xbf \n<svg>', 'text/plain', 'image/svg+xml'],
  ['MP3 with its title', 'ID3\x04\0', '', 'audio/mpeg'],
  ['MP3', '\xff\xfb\x90\x64', '', 'audio/mpeg'],
  ['WAV', 'RIFF\x24\0\0\0WAVEfmt ', '', 'audio/wav'],
  ['FLAC', 'fLaC\0\0\0\x22', '', 'audio/flac'],
  ['Ogg of sound', `${ogg}\x01vorbis`, '', 'audio/ogg'],
  ['Ogg of pictures', `${ogg}\x80theora`, '', 'video/ogg'],
  ['M4A', ftyp('M4A '), 'video/mp4', 'audio/mp4'],
  ['MP4', ftyp('isom'), '', 'video/mp4'],
  ['QuickTime', ftyp('qt  '), '', 'video/quicktime'],
  ['WebM', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', '', 'video/webm'],
  ['Matroska', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska', '', 'video/x-matroska'],
  ['AVI', 'RIFF\x24\0\0\0AVI LIST', '', 'video/x-msvideo'],
  ['PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'image/png', 'application/pdf'],
  ['RTF', '{\\rtf1\\ansi', '', 'application/rtf'],
  ['an archive', entry('a.txt', 'x'), docx, 'application/zip'],
  ['an empty archive', `PK\x05\x06${'\0'.repeat(18)}`, '', 'application/zip'],
  ['Word', entry('[Content_Types].xml', '<x/>') + entry('word/document.xml'), '', docx],
  ['Excel', entry('_rels/.rels', '<x/>') + entry('xl/workbook.xml'), docx, `${openXml}.spreadsheetml.sheet`],
  ['PowerPoint', entry('ppt/presentation.xml'), '', `${openXml}.presentationml.presentation`],
  ['Word that shows itself late', entry('[Content_Types].xml', 'x'.repeat(100)), docx, docx],
  ['OpenDocument', entry('mimetype', openDocument) + entry('content.xml'), '', openDocument],
  ['EPUB', entry('mimetype', 'application/epub+zip') + entry('META-INF/x'), '', 'application/epub+zip'],
  ['Pages', entry('Index/Document.iwa'), 'application/vnd.apple.pages', 'application/vnd.apple.pages'],
  ['older Word', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/msword', 'application/msword'],
  [
    'older Word said to be a picture',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'image/png',
    'application/x-ole-storage',
  ],
  ['gzip', '\x1f\x8b\x08\0', '', 'application/gzip'],
  ['7z', '7z\xbc\xaf\x27\x1c', '', 'application/x-7z-compressed'],
  ['tar', `${'a'.repeat(100)}${'\0'.repeat(157)}ustar\0`, '', 'application/x-tar'],
  [
    'a program',
    `MZ\x90\0\x03${'\0'.repeat(60)}`,
    'image/jpeg',
    'application/vnd.microsoft.portable-executable',
  ],
  ['text', 'Dear all,\r\n\tyours', '', 'text/plain'],
  ['text that begins like a program', 'MZ is a text', 'image/png', 'text/plain'],
  ['text that begins like a picture', 'BM is a text as well', '', 'text/plain'],
  ['CSV', 'a;b\r\n1;2', 'text/csv', 'text/csv'],
  ['CSV in Latin-1', 'M\xfcller;1', 'text/csv', 'text/csv'],
  ['text in UTF-16', '\xff\xfea\0b\0', '', 'text/plain'],
  ['JSON', '{"a":1}', 'application/json', 'application/json'],
  ['text said to be a picture', 'hello', 'image/png', 'text/plain'],
  ['text said to be a page', 'hello', 'text/html', 'text/plain'],
  ['a page said to be text', ' <!DOCTYPE html><title>x', 'text/plain', 'text/html'],
  ['a script in a page', '<b><script>alert(1)</script>', 'text/csv', 'text/html'],
  ['XML', '<?xml version="1.0"?><a/>', 'text/plain', 'application/xml'],
  ['bytes that nobody knows', '\x01\x02\x03\x04', 'image/png', 'application/octet-stream'],
  ['nothing', '', 'image/png', 'application/octet-stream'],
];

describe('the type of a file by its content', () => {
  for (const [what, beginning, said, type] of rows)
    test(`${what}, said to be ${said || 'nothing'}: ${type}`, () =>
      assert.equal(sniffType(Buffer.from(beginning, 'latin1'), said), type));
});

test('however little there is of a file, it has some type', () => {
  for (const [, beginning, said] of rows) {
    for (let length = 0; length < beginning.length; length += 1)
      assert.match(
        sniffType(Buffer.from(beginning.slice(0, length), 'latin1'), said),
        /^[a-z]+\/[a-z0-9.+-]+$/,
      );
  }
  assert.equal(sniffType(Buffer.alloc(32 * 1024, 'PK\x03\x04'), ''), 'application/zip');
});
