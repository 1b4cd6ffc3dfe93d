import { isObject } from '#kit/isObject.ts';
import { sanitizedFileName } from '#kit/text/sanitizedFileName.ts';
import { uuidPattern } from '#kit/uuid.ts';
import type { AnswerContext, FormValues, ItemValue, UploadedFile } from '../../value/answer.ts';
import { type Fault, fault, type Reading } from '../../value/fault.ts';
import { isFileOfType } from '../../value/fileTypes.ts';
import { ownValue } from '../../value/ownValue.ts';
import { cutText, isLongerThan, isNothing, oneLine } from '../../value/text.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fileLimits } from './fileLimits.ts';
import type { FileUploadField } from './settings.ts';

type Files = readonly UploadedFile[];

/** The most files that a form may ask for; longer lists are refused without a lookup. */
const maxFiles = 50;
/** The longest name that file systems take. */
const maxNameLength = 255;
const maxTypeLength = 255;

/** Files that were uploaded before the form is sent; it carries their ids. */
export const fileUpload: FieldBehaviour<FileUploadField, Files> = {
  source: () => 'visitor',
  readForm: (field, values, context) => resolve(field, sentIds(field, values), context),
  readJson,
  writeJson: (_field, answer) => answer.map(({ id }) => id),
  normalise,
  validate,
  printValue: (_field, answer): ItemValue => answer.map(inOrder),
  readValue,
  printText: (_field, answer) => answer.map(({ name }) => name).join(', '),
  printCell: (_field, answer) => answer.map(({ name }) => name).join('; '),
  formulaUse: () => 'either',
  asNumber: (_field, answer) => String(answer.length),
  comparison: () => 'number',
  settable: false,
  requirable: true,
};

/** An empty file control sends an empty text. */
function sentIds(field: FileUploadField, values: FormValues): readonly string[] {
  return (values.get(field.id) ?? []).filter((id) => id !== '');
}

function readJson(field: FileUploadField, value: unknown, context: AnswerContext): Reading<Files> {
  if (isNothing(value) || (typeof value === 'string' && value.trim() === '')) return { answer: undefined };
  if (!Array.isArray(value)) return { fault: fault('malformed') };
  const ids: string[] = [];
  for (const id of value) {
    if (typeof id !== 'string') return { fault: fault('malformed') };
    ids.push(id);
  }
  return resolve(field, ids, context);
}

function resolve(field: FileUploadField, sent: readonly string[], context: AnswerContext): Reading<Files> {
  const ids = new Set<string>();
  for (const id of sent) {
    // Does not copy a text that is far longer than an id.
    ids.add(id.length > 100 ? '' : id.trim().toLowerCase());
    if (ids.size > maxFiles) return { fault: tooMany(field) };
  }
  if (ids.size === 0) return { answer: undefined };
  const files: UploadedFile[] = [];
  for (const id of ids) {
    const file = uuidPattern.test(id) ? context.upload(id, field.id) : undefined;
    if (file === undefined) return { fault: fault('upload_unknown') };
    files.push(file);
  }
  return { answer: files };
}

function normalise(_field: FileUploadField, answer: Files): Files | undefined {
  const files = new Map<string, UploadedFile>();
  for (const { id, name, type, size } of answer) {
    if (!uuidPattern.test(id) || files.has(id)) continue;
    files.set(id, {
      id,
      name: shortName(name),
      type: cutText(oneLine(cutText(type, maxTypeLength)), maxTypeLength),
      size,
    });
  }
  return files.size === 0 ? undefined : [...files.values()];
}

/** Cuts long names and removes misleading characters instead of refusing the file. */
export function shortName(name: string): string {
  const line = oneLine(withoutMiddle(name.trim()));
  return withoutMiddle(sanitizedFileName(line).trim()).trim() || 'file';
}

/** Keeps the extension, which tells the type. */
function withoutMiddle(name: string): string {
  if (!isLongerThan(name, maxNameLength)) return name;
  const point = name.lastIndexOf('.');
  const ending = point > 0 && name.length - point <= 20 ? name.slice(point) : '';
  return cutText(name, maxNameLength - ending.length) + ending;
}

function validate(field: FileUploadField, answer: Files): Fault | undefined {
  const { min, max } = fileLimits(field);
  if (answer.length > max) return tooMany(field);
  if (answer.length < min) return fault('too_few_files', { min });
  for (const file of answer) {
    const found = fileFault(field, file);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The fault of a single file, independent of the others. */
export function fileFault(field: FileUploadField, file: UploadedFile): Fault | undefined {
  const { types, maxSize: max } = fileLimits(field);
  if (types !== undefined && !types.some((type) => isFileOfType(file, type)))
    return fault('file_type_refused', { name: file.name });
  return file.size > max ? fault('file_too_large', { name: file.name, max }) : undefined;
}

function tooMany(field: FileUploadField): Fault {
  return fault('too_many_files', { max: fileLimits(field).max });
}

function readValue(_field: FileUploadField, value: unknown): Files | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const files: UploadedFile[] = [];
  for (const entry of value) {
    const file = readFile(entry);
    if (file === undefined) return undefined;
    files.push(file);
  }
  return files;
}

function readFile(value: unknown): UploadedFile | undefined {
  if (!isObject(value)) return undefined;
  const [id, name, type, size] = ['id', 'name', 'type', 'size'].map((key) => ownValue(value, key));
  if (typeof id !== 'string' || !uuidPattern.test(id)) return undefined;
  if (typeof name !== 'string' || typeof type !== 'string') return undefined;
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return undefined;
  return { id, name, type, size };
}

/** The order of the keys is that of the API. */
function inOrder({ id, name, type, size }: UploadedFile): UploadedFile {
  return { id, name, type, size };
}
