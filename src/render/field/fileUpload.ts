import type { FileUploadField } from '#form/schema/field/fileUpload.ts';
import { formatSize } from '../fault/formatSize.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { controlAttributes, framed } from './frame.ts';
import { fillPlaceholders } from './shown.ts';

/** Files from an earlier attempt stay, unless the visitor unticks them. */
export function fileUpload(view: FieldView<FileUploadField>): Html {
  const { field, page } = view;
  const { types, max_count: count = 1, max_size: bytes = 10_000_000 } = field;
  const size = formatSize(bytes, page.locale);
  const limit =
    count === 1
      ? fillPlaceholders(page.texts.file_limit, { size })
      : fillPlaceholders(page.texts.files_limit, { count, size });
  const kinds =
    types === undefined
      ? ''
      : ` ${fillPlaceholders(page.texts.file_types, { types: types.map((type) => groups.get(type)?.shown ?? type).join(', ') })}`;
  const help = `${limit}${kinds}`.replace('….', '…');
  const accept =
    types === undefined
      ? undefined
      : html` accept="${types.map((type) => groups.get(type)?.accept ?? type).join(',')}"`;
  return framed(
    view,
    [
      received(view),
      html`<input type="file"${controlAttributes(view, help)}${accept}${count === 1 ? undefined : html` multiple`}>`,
    ],
    help,
  );
}

function received({ field, page }: FieldView<FileUploadField>): Html | undefined {
  const files = (page.values.get(field.id) ?? []).flatMap((id) => page.upload(id, field.id) ?? []);
  if (files.length === 0) return undefined;
  return html`<div class="received" role="group" aria-label="${page.texts.files_received}"><p aria-hidden="true">${page.texts.files_received}</p>${files.map(
    ({ id, name, type, size }) =>
      html`<label class="option"><input type="checkbox" name="${field.id}" value="${id}" checked data-file="${JSON.stringify({ name, type, size })}"><span class="words">${name} <span class="more">${formatSize(size, page.locale)}</span></span></label>`,
  )}</div>`;
}

interface Group {
  /** The `accept` attribute; it only filters the file dialog, the server decides. */
  readonly accept: string;
  /** Examples, which are the same in every language. */
  readonly shown: string;
}

const groups: ReadonlyMap<string, Group> = new Map([
  ['image', { accept: 'image/*', shown: '.jpg, .png, …' }],
  ['audio', { accept: 'audio/*', shown: '.mp3, .wav, …' }],
  ['video', { accept: 'video/*', shown: '.mp4, .mov, …' }],
  [
    'document',
    {
      accept: '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.ppt,.pptx,.odp,.pages,.key',
      shown: '.pdf, .docx, .odt, …',
    },
  ],
  ['spreadsheet', { accept: '.xls,.xlsx,.ods,.csv,.tsv,.numbers', shown: '.xlsx, .ods, .csv, …' }],
  ['archive', { accept: '.zip,.gz,.tar,.tgz,.7z,.rar,.bz2,.xz,.zst', shown: '.zip, .7z, …' }],
]);
