import type { ResponseListed } from '#contract/app/response/table.ts';
import { amountOf, fieldsWithAmounts } from '#form/answer/amountOf.ts';
import type { ResponseItem } from '#form/answer/responseItems.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { cutText } from '#form/value/text.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { suspicionsOf, type TableRow } from '#store/query/response/table/tableRows.ts';
import { tagsOf } from '#store/query/response/table/tags.ts';
import type { Database } from '#store/tables.ts';
import type { Definitions } from '../../form/definitions.ts';
import { itemsOf, visitorOf } from './parsedRow.ts';
import type { ReadForm } from './responseReader.ts';

/** A cell shows less. */
const maxTextLength = 600;
const maxRows = 10;

/** Rows as the table shows them, with their tags; long texts are cut unless `whole`. */
export async function listedResponses(
  db: Database,
  definitions: Definitions,
  { organization_id, id: formId }: Pick<ReadForm, 'organization_id' | 'id'>,
  rows: readonly TableRow[],
  { whole = false } = {},
): Promise<ResponseListed[]> {
  const ids = rows.map(({ id }) => id);
  const tags = await tagsOf(db, organization_id, formId, ids);
  const caught = rows.filter(({ state }) => state === 'spam').map(({ id }) => id);
  const reasons = new Map(
    (await suspicionsOf(db, organization_id, formId, caught)).map(({ response_id, reason }) => [
      response_id,
      reason,
    ]),
  );
  const versions = new Map<number, FormDefinition | undefined>();
  for (const { version } of rows)
    if (!versions.has(version))
      versions.set(version, await definitions.get(organization_id, formId, version));
  return rows.map((row) => {
    const cut: string[] = [];
    const answered = itemsOf(row);
    const items = answered.map((item) => (whole ? item : shortened(item, cut)));
    return {
      id: row.id,
      tab: row.state as ResponseListed['tab'],
      number: row.number,
      version: row.version,
      created_at: formatInstant(row.created_at),
      updated_at: formatInstant(row.updated_at),
      visitor: visitorOf(row),
      device: row.device ?? '',
      language: row.language ?? '',
      tags: tags.get(row.id) ?? [],
      suspicion: reasons.get(row.id) ?? null,
      items,
      amounts: amountsOf(versions.get(row.version), answered),
      cut,
    };
  });
}

function amountsOf(
  definition: FormDefinition | undefined,
  items: readonly ResponseItem[],
): ResponseListed['amounts'] {
  const fields = definition === undefined ? [] : fieldsWithAmounts(definition);
  if (definition === undefined || fields.length === 0) return {};
  const values = new Map(items.map(({ field_id, value }) => [field_id, value]));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const known = values.has(field.id) ? amountOf(definition, field, values.get(field.id)) : undefined;
      return known === undefined
        ? []
        : [[field.id, { amount: known.amount, currency: known.currency ?? null }]];
    }),
  );
}

function shortened(item: ResponseItem, cut: string[]): ResponseItem {
  const { value } = item;
  if (typeof value === 'string' && value.length > maxTextLength) {
    cut.push(item.field_id);
    return { ...item, value: copied(cutText(value, maxTextLength)) };
  }
  if (typeof value === 'object' && 'rows' in value && value.rows.length > maxRows) {
    cut.push(item.field_id);
    return { ...item, value: { ...value, rows: value.rows.slice(0, maxRows) } };
  }
  return item;
}

/** The engine keeps the whole of a text in memory as long as one of its parts. */
function copied(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
