import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { settled } from '#form/type/declarations.ts';
import { fileLimits } from '#form/type/fileUpload/fileLimits.ts';
import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import { formatSize } from '../fault/formatSize.ts';
import { sizes } from '../fault/formattedFault.ts';
import { type Html, html } from '../html.ts';
import { choiceStyle } from '../style/field/choice.css.ts';
import { fileStyle } from '../style/field/file.css.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { acceptedBy, typesSentence } from './file/fileKinds.ts';
import { controlAttributes, framed } from './frame.ts';

export const fileUpload: FieldAdapter<FileUploadField> = {
  render,
  style: ({ signature }) => [
    choiceStyle.boxes,
    choiceStyle.options,
    fileStyle.files,
    ...(signature === true ? [fileStyle.signature] : []),
  ],
  missing(field) {
    if (field.signature === true) return { code: 'required_signature' };
    const { min_count: min } = settled(field);
    return min > 1 ? { code: 'too_few_files', parameters: { min } } : { code: 'required_file' };
  },
  part: 'file',
  scriptTexts: ({ signature }) => (signature ? signatureTexts : fileTexts),
  faults: {
    upload_unknown: [],
    file_type_refused: [],
    file_too_large: [],
    too_few_files: [],
    too_many_files: [],
  },
  faultValues: (field, _today, locale) => sizes([fileLimits(field).maxSize], locale),
};

const fileTexts = [
  'file_failed',
  'file_remove',
  'file_waiting',
  'file_choose',
  'files_choose',
  'file_drop',
  'file_photo',
  'file_retry',
] as const;

const signatureTexts = [
  'signature_here',
  'signature_type',
  'signature_undo',
  'signature_ready',
  'clear',
  'file_failed',
  'file_remove',
  'file_retry',
  'file_waiting',
] as const;

/** Files from an earlier attempt stay, unless the visitor unticks them. */
function render(view: FieldView<FileUploadField>): Html {
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
