import type { UploadedFile } from './answer.ts';

/** The media types and extensions of a group of file types; a trailing slash matches all subtypes. */
interface FileGroup {
  readonly media: readonly string[];
  readonly endings: readonly string[];
}

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const groups: ReadonlyMap<string, FileGroup> = new Map([
  ['image', group('image/', 'avif bmp gif heic heif jpeg jpg png svg tif tiff webp')],
  ['audio', group('audio/', 'aac aif aiff flac m4a mid midi mp3 oga ogg opus wav wma')],
  ['video', group('video/', '3gp avi m4v mkv mov mp4 mpeg mpg ogv webm wmv')],
  [
    'document',
    group(
      'application/pdf application/msword application/rtf text/rtf text/plain text/markdown ' +
        'application/vnd.ms-powerpoint application/vnd.apple.pages application/vnd.apple.keynote ' +
        `${openXml}.wordprocessingml.document ${openXml}.presentationml.presentation ` +
        `${openDocument}.text ${openDocument}.presentation`,
      'doc docx key md odp odt pages pdf ppt pptx rtf txt',
    ),
  ],
  [
    'spreadsheet',
    group(
      'text/csv text/tab-separated-values application/vnd.ms-excel application/vnd.apple.numbers ' +
        `${openXml}.spreadsheetml.sheet ${openDocument}.spreadsheet`,
      'csv numbers ods tsv xls xlsx',
    ),
  ],
  [
    'archive',
    group(
      'application/zip application/x-zip-compressed application/gzip application/x-gzip application/x-tar ' +
        'application/x-7z-compressed application/vnd.rar application/x-rar-compressed application/x-bzip2 ' +
        'application/x-xz application/zstd',
      '7z bz2 gz rar tar tgz xz zip zst',
    ),
  ],
]);

/** The media types that browsers and servers give unknown content. */
const unknownMedia = ['', 'application/octet-stream'];

/** Whether the file is of the type that a form names: a group, an ending such as `.pdf`, or a media type. */
export function isFileOfType(file: UploadedFile, wanted: string): boolean {
  const media = (file.type.split(';', 1)[0] ?? '').trim().toLowerCase();
  if (wanted.startsWith('.')) return endingOf(file.name) === wanted.slice(1);
  const asGroup = groups.get(wanted);
  if (asGroup === undefined) return media === wanted;
  // Names are easy to fake, so the extension counts only where the media type is unknown.
  if (unknownMedia.includes(media)) return asGroup.endings.includes(endingOf(file.name));
  return asGroup.media.some((type) => (type.endsWith('/') ? media.startsWith(type) : media === type));
}

function endingOf(name: string): string {
  const point = name.lastIndexOf('.');
  return point === -1 ? '' : name.slice(point + 1).toLowerCase();
}

function group(media: string, endings: string): FileGroup {
  return { media: media.split(' '), endings: endings.split(' ') };
}
