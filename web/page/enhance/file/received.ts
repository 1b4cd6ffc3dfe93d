import type { UploadedFile } from '#form/value/answer.ts';
import type { EnhancePage } from '../page.ts';

/** The files of an earlier attempt are on the page already, each with a checkbox. */
export function registerReceived(field: HTMLElement, { page }: EnhancePage): UploadedFile[] {
  return [...field.querySelectorAll<HTMLInputElement>('[data-file]')].map(({ value, dataset }) => {
    const file: UploadedFile = { id: value, ...JSON.parse(dataset.file ?? '{}') };
    page.files.set(value, file);
    return file;
  });
}
