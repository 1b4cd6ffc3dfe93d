import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { fileLimits } from '#form/type/fileUpload/fileLimits.ts';
import type { FormValues } from '#form/value/answer.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { fileFields, maxFileSize } from '#service/collect/upload/fileField.ts';
import type { Admission, BodyLimits } from '../../body/bodyLimits.ts';
import { limits } from '../../limits.ts';

const megabyte = 1024 * 1024;

/** The most file bytes in one request, whatever the form allows, because it cannot be resumed. */
const maxOfFiles = 200 * megabyte;

/** The most bytes of texts in one request. */
const maxOfTexts = 2 * megabyte;

interface FilesOfForm {
  /** The most files. */
  readonly count: number;
  /** The most bytes of all files together. */
  readonly bytes: number;
  /** The most bytes of one file, by field. */
  readonly byField: ReadonlyMap<string, number>;
}

const known = new WeakMap<CompiledForm, FilesOfForm>();

/** The file limits of a form's fields, cached because a version is immutable. */
function filesOf(form: CompiledForm): FilesOfForm {
  const found = known.get(form);
  if (found !== undefined) return found;
  const fields = fileFields(form);
  let count = 0;
  let bytes = 0;
  for (const field of fields) {
    // One more than allowed, so that the field can report the fault.
    const files = fileLimits(field).max + 1;
    count += files;
    bytes += files * maxFileSize(field);
  }
  const byField = new Map(fields.map((field) => [field.id, maxFileSize(field)]));
  const files = { count, bytes: Math.min(bytes, maxOfFiles), byField };
  known.set(form, files);
  return files;
}

/** The limits by the form's file fields; exceeding the limit of one field is a fault of that field. */
export function fileBodyLimits(
  { form }: PublishedForm,
  folder: string,
  /** Decides by the values before the first file; `most` is the limit of all files together. */
  admit: (values: FormValues, most: number) => Promise<Admission>,
): BodyLimits {
  const { count, bytes, byField } = filesOf(form);
  return {
    text: maxOfTexts,
    fields: 5000,
    files: count,
    file: (control) => byField.get(control),
    // A larger file than the field takes is reported at the field, with all other answers kept.
    all: count === 0 ? maxOfTexts : maxOfTexts + maxOfFiles,
    folder,
    unneeded: limits.unneeded,
    admit: (values) => admit(values, bytes),
  };
}
