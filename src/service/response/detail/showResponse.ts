import type { ResponseDetail } from '#contract/app/response/detail.ts';
import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { fieldSince } from '#form/query/fieldSince.ts';
import type { FileRow } from '#store/query/response/file.ts';
import type { TableRow } from '#store/query/response/table/tableRows.ts';
import { itemsOf } from '../query/parsedRow.ts';

/** The answers of a response by the form of its version, beside what the form asks today. */
export function showResponse(
  row: TableRow,
  then: FormDefinition,
  now: FormDefinition | undefined,
): Pick<ResponseDetail, 'pages' | 'other'> {
  const items = itemsOf(row);
  const current = new Map<string, Field>();
  if (now !== undefined)
    for (const field of fieldsOf(now)) if (!current.has(field.id)) current.set(field.id, field);
  const shown = new Set<string>();
  const pages = then.pages.map(({ id, label, fields }) => ({
    id,
    label,
    fields: fields.map((field) => {
      const today = current.get(field.id);
      // Of several fields with one id the first has the answer.
      const item = shown.has(field.id) ? undefined : items.find(({ field_id }) => field_id === field.id);
      shown.add(field.id);
      return {
        id: field.id,
        type: field.type,
        label: field.label,
        field: { ...field },
        item: item ?? null,
        since: now === undefined ? ('same' as const) : fieldSince(field, today),
        label_now: today === undefined || today.label === field.label ? null : today.label,
      };
    }),
  }));
  return { pages, other: items.filter(({ field_id }) => !shown.has(field_id)) };
}

/** Files as the app shows them, with addresses below `base`. */
export function showFiles(files: readonly FileRow[], base: string): ResponseDetail['files'] {
  return files.map((file) => {
    const address = `${base}/files/${encodeURIComponent(file.id)}`;
    const available = file.storage_key !== null;
    return {
      id: file.id,
      field_id: file.field_id ?? '',
      name: file.name,
      type: file.type,
      size: Number(file.content_size ?? file.size),
      available,
      download: address,
      preview: available && previewTypes.has(file.type) ? `${address}/preview` : null,
    };
  });
}

/** Pictures made of pixels. Anything that can hold a script, such as SVG, is only ever saved. */
const previewTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
