import { fileLimits } from '#form/field/file/fileLimits.ts';
import type { FileUploadField } from '#form/schema/field/fileUpload.ts';
import { formatSize } from '../fault/formatSize.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { acceptedBy, typesSentence } from './file/fileKinds.ts';
import { controlAttributes, framed } from './frame.ts';
import { fillPlaceholders } from './shown.ts';

/** Files from an earlier attempt stay, unless the visitor unticks them. */
export function fileUpload(view: FieldView<FileUploadField>): Html {
  const { field, page } = view;
  const { types, max: count, maxSize } = fileLimits(field);
  const size = formatSize(maxSize, page.locale);
  const limit =
    count === 1
      ? fillPlaceholders(page.texts.file_limit, { size })
      : fillPlaceholders(page.texts.files_limit, { count, size });
  const help = field.signature
    ? html`<span class="unscripted">${page.texts.signature_picture} ${limit}</span><span class="scripted">${page.texts.signature_help}</span>`
    : [accepted(view), limit].filter(Boolean).join(' ');
  const accept = types === undefined ? undefined : html` accept="${acceptedBy(types)}"`;
  return framed(
    view,
    [
      received(view),
      html`<div class="drop${field.signature ? ' sign' : ''}"><input type="file"${controlAttributes(view, help)}${accept}${count === 1 ? undefined : html` multiple`}></div>`,
    ],
    help,
  );
}

/** Names the files that will do, where not every file does. */
function accepted({ field, page }: FieldView<FileUploadField>): string | undefined {
  return field.types && typesSentence(field.types, page.texts, page.locale);
}

function received({ field, page }: FieldView<FileUploadField>): Html | undefined {
  const files = (page.values.get(field.id) ?? []).flatMap((id) => page.upload(id, field.id) ?? []);
  if (files.length === 0) return undefined;
  return html`<div class="received" role="group" aria-label="${page.texts.files_received}"><p aria-hidden="true">${page.texts.files_received}</p>${files.map(
    ({ id, name, type, size }) =>
      html`<label class="option"><input type="checkbox" name="${field.id}" value="${id}" checked data-file="${JSON.stringify({ name, type, size })}"><span class="words">${name} <span class="more">${formatSize(size, page.locale)}</span></span></label>`,
  )}</div>`;
}
