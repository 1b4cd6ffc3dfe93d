import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { fileLimits } from '#form/type/fileUpload/fileLimits.ts';
import type { FileUploadField } from '#form/type/fileUpload/settings.ts';

/** The file field with this id. */
export function fileField({ fields }: CompiledForm, id: string): FileUploadField | undefined {
  return fileFields({ fields }).find((field) => field.id === id);
}

export function fileFields({ fields }: Pick<CompiledForm, 'fields'>): FileUploadField[] {
  return fields.flatMap(({ known }) => (known?.field.type === 'file_upload' ? [known.field] : []));
}

/** Maximum size of one file in bytes. */
export function maxFileSize(field: FileUploadField): number {
  return fileLimits(field).maxSize;
}
