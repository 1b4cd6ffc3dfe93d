import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { boundedCache } from '../../locale.ts';

interface Kind {
  readonly text: keyof InterfaceTexts;
  /** The `accept` attribute; it only filters the file dialog, the server decides. */
  readonly accept: string;
  /** A list of endings with all of these is called by the word of the kind. */
  readonly usual: readonly string[];
  /** Further endings of the kind. */
  readonly more: readonly string[];
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['image', kind('file_images', 'image/*', 'jpg png', 'gif webp heic heif avif bmp tif svg')],
  ['audio', kind('file_audio', 'audio/*', 'mp3 wav', 'm4a aac flac ogg oga opus aif wma')],
  ['video', kind('file_videos', 'video/*', 'mp4 mov', 'webm avi mkv m4v mpg ogv wmv 3gp')],
  [
    'document',
    kind(
      'file_documents',
      '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.ppt,.pptx,.odp,.pages,.key',
      'pdf docx',
      'doc odt rtf txt md ppt pptx odp pages key',
    ),
  ],
  [
    'spreadsheet',
    kind('file_spreadsheets', '.xls,.xlsx,.ods,.csv,.tsv,.numbers', 'xlsx ods', 'xls csv tsv numbers'),
  ],
  [
    'archive',
    kind('file_archives', '.zip,.gz,.tar,.tgz,.7z,.rar,.bz2,.xz,.zst', 'zip 7z', 'gz tar tgz rar bz2 xz zst'),
  ],
]);

/** The accepted types as the `accept` attribute of a file input. */
export function acceptedBy(types: readonly string[]): string {
  return types.map((type) => kinds.get(type)?.accept ?? type).join(',');
}

/** The accepted types as a sentence: "Pictures, documents and .log." or, without a known kind, "Accepted types: .log." */
export function typesSentence(types: readonly string[], texts: InterfaceTexts, locale: string): string {
  const listed = new Set(types.map(endingOf));
  const words: string[] = [];
  for (const [name, { text, usual, more }] of kinds) {
    if (!listed.has(name) && !usual.every((ending) => listed.has(ending))) continue;
    words.push(texts[text]);
    for (const covered of [name, ...usual, ...more]) listed.delete(covered);
  }
  const odd = [...listed].map((ending) =>
    isolated(/^[a-z0-9]+$/.test(ending) ? `.${ending}` : ending, texts),
  );
  if (words.length === 0) return fillPlaceholders(texts.file_types, { types: odd.join(', ') });
  const list = listFormat(locale).format([...words, ...odd]);
  const stop = /[。।.]$/u.exec(texts.file_types)?.[0] ?? '.';
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1) + stop;
}

/** Among right-to-left letters, the point of an ending would move to its end. */
function isolated(ending: string, { file_types }: InterfaceTexts): string {
  return /[\u0590-\u08ff]/.test(file_types) ? `\u2066${ending}\u2069` : ending;
}

/** The name of a kind, the ending without its point, or the media type where it tells no ending. */
function endingOf(type: string): string {
  if (kinds.has(type)) return type;
  const ending = type.startsWith('.') ? type.slice(1) : (endingOfMedia[type] ?? type);
  return sameEnding[ending] ?? ending;
}

const sameEnding: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', aiff: 'aif', mpeg: 'mpg' };

const endingOfMedia: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/zip': 'zip',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
};

function kind(text: keyof InterfaceTexts, accept: string, usual: string, more: string): Kind {
  return { text, accept, usual: usual.split(' '), more: more.split(' ') };
}

const formats = new Map<string, Intl.ListFormat>();

function listFormat(locale: string): Intl.ListFormat {
  return boundedCache(formats, locale, () => new Intl.ListFormat(locale, { type: 'conjunction' }));
}
