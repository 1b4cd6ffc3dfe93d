import type { FileUploadField } from '../../type/fileUpload/settings.ts';

export interface FileLimits {
  /** Undefined where any file is accepted. */
  readonly types: readonly string[] | undefined;
  readonly min: number;
  readonly max: number;
  /** In bytes, for each file. */
  readonly maxSize: number;
}

/** The limits of a field, with its defaults. A signature is always one picture. */
export function fileLimits(field: FileUploadField): FileLimits {
  const { max_size: maxSize = 10_000_000 } = field;
  if (field.signature === true) return { types: ['image'], min: 1, max: 1, maxSize };
  return { types: field.types, min: field.min_count ?? 1, max: field.max_count ?? 1, maxSize };
}
