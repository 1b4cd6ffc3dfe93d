import { faultMessage } from '#form/message/faultMessage.ts';
import type { FaultMessages } from '#form/message/faultMessages.ts';
import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { fileLimits } from '#form/type/fileUpload/fileLimits.ts';
import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import type { FaultCode } from '#form/value/fault.ts';
import { formatSize } from '#render/fault/formatSize.ts';
import { passName } from '#render/pageNames.ts';
import { UploadRefused, type UploadTarget, uploadFile } from '../../upload/uploadFile.ts';
import type { EnhancePage } from '../page.ts';

/** Uploads a file of the field with the page's ticket. The page waits for it before it sends the form. */
export function sendFile(
  file: File,
  field: FileUploadField,
  { page }: EnhancePage,
  target: Pick<UploadTarget, 'onProgress' | 'onWaiting' | 'signal'>,
): Promise<UploadedFile> {
  const sent = uploadFile(file, {
    formPath: location.pathname.replace(/\/$/, '') + location.search,
    field: field.id,
    ticket: page.ticket,
    pass: page.values().get(passName)?.[0],
    ...target,
  });
  const settled: Promise<unknown> = sent
    .then(
      (uploaded) => page.files.set(uploaded.id, uploaded),
      () => {},
    )
    .finally(() => page.uploads.delete(settled));
  page.uploads.add(settled);
  return sent;
}

/** The reason for a failed upload, and whether another attempt may succeed. */
export function failureOf(
  error: unknown,
  name: string,
  field: FileUploadField,
  { page, texts }: EnhancePage,
): { readonly sentence: string; readonly isFinal: boolean } {
  const code = error instanceof UploadRefused ? (error.message as FaultCode) : undefined;
  const { messages } = page.data;
  if (code === undefined || messages[code] === undefined)
    return { sentence: fillPlaceholders(texts.file_failed ?? '', { name }), isFinal: false };
  const max = formatSize(fileLimits(field).maxSize, document.documentElement.lang);
  return {
    sentence: faultMessage({ code, parameters: { name, max } }, messages as FaultMessages),
    isFinal: true,
  };
}
