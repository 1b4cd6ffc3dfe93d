import { fillDefaults } from '../fillDefaults.ts';
import { defaults, type FileUploadField } from './settings.ts';

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
  const { types, min_count: min, max_count: max, max_size: maxSize } = fillDefaults(defaults, field);
  if (field.signature === true) return { types: ['image'], min: 1, max: 1, maxSize };
  return { types, min, max, maxSize };
}
