import { randomUuid } from '#kit/randomUuid.ts';
import type { Drawing } from '../../simulate/person/drawing.ts';
import type { PlaceholderFile, Respondent } from '../../simulate/person/respondent.ts';
import type { UploadedFile } from '../../value/answer.ts';
import { fileLimits } from './fileLimits.ts';
import type { FileUploadField } from './settings.ts';

/** A name and a media type for what a field takes. */
const kinds: Readonly<Record<string, readonly [name: string, type: string]>> = {
  image: ['photo.png', 'image/png'],
  audio: ['recording.mp3', 'audio/mpeg'],
  video: ['clip.mp4', 'video/mp4'],
  document: ['letter.pdf', 'application/pdf'],
  spreadsheet: ['list.csv', 'text/csv'],
  archive: ['files.zip', 'application/zip'],
  '.pdf': ['letter.pdf', 'application/pdf'],
  '.png': ['photo.png', 'image/png'],
  '.jpg': ['photo.jpg', 'image/jpeg'],
  '.txt': ['notes.txt', 'text/plain'],
};

/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==';

export const fileDrawing: Drawing<FileUploadField> = { answer: drawFiles };

/** Placeholders of the wanted types, which are also added to the respondent's files; undefined without files. */
function drawFiles(field: FileUploadField, respondent: Respondent): UploadedFile[] | undefined {
  const { files, random } = respondent;
  const { types = ['document'], min, max } = fileLimits(field);
  if (files === undefined || max < min) return undefined;
  const made = Array.from({ length: random.between(min, Math.min(max, min + 1)) }, (_, number) =>
    placeholder(random.pick(types), number, field, respondent),
  );
  files.push(...made);
  return made.map(({ id, name, type, size }) => ({ id, name, type, size }));
}

function placeholder(
  wanted: string,
  number: number,
  field: FileUploadField,
  { random }: Respondent,
): PlaceholderFile {
  const [name, type] = kinds[wanted] ?? namedAfter(wanted);
  const content = contentOf(type).slice(0, fileLimits(field).maxSize);
  const numbered = number === 0 ? name : name.replace('.', `-${number + 1}.`);
  return { id: randomUuid(random), name: numbered, type, size: content.length, content };
}

/** An ending such as `.odt`, or a media type such as `text/csv`. */
function namedAfter(wanted: string): readonly [name: string, type: string] {
  if (wanted.startsWith('.')) return [`file${wanted}`, 'application/octet-stream'];
  return [`file.${wanted.split('/')[1]?.replace(/\W/g, '') ?? 'bin'}`, wanted];
}

function contentOf(type: string): Uint8Array<ArrayBuffer> {
  if (type === 'image/png') return Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0));
  return new TextEncoder().encode('A placeholder made by a simulation.\n');
}
