import type { Response } from '#contract/v2.ts';
import type { ItemValue } from '#form/value/answer.ts';
import type { ExportRow } from '#store/query/response/exportRows.ts';
import type { AnswerReader, Cell, ExportColumn } from './column.ts';
import { type FieldLayout, fieldColumns } from './fieldColumns.ts';
import { type FormVersion, mergedFields, uniqueName } from './mergedFields.ts';

/** The columns of an export, and how a stored response fills them. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  /** The cells of a response, one for each column. */
  readonly cellsOf: (row: ExportRow, tags?: readonly string[]) => Cell[];
}

const aboutResponse = [
  { name: 'id', label: 'Response', kind: 'number', whole: true },
  { name: 'submitted_at', label: 'Submitted', kind: 'instant' },
  { name: 'changed_at', label: 'Changed', kind: 'instant' },
  { name: 'version', label: 'Version', kind: 'number', whole: true },
  { name: 'country', label: 'Country', kind: 'text' },
  { name: 'region', label: 'Region', kind: 'text' },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'device', label: 'Device', kind: 'text' },
  { name: 'seconds', label: 'Seconds', kind: 'number', whole: true },
  { name: 'page', label: 'Page', kind: 'text' },
  { name: 'tags', label: 'Tags', kind: 'list' },
] as const satisfies Omit<ExportColumn, 'fieldType' | 'fieldId'>[];

const otherAnswers = { name: 'other_answers', label: 'Other answers', kind: 'text' } as const;

interface Plan {
  readonly valueType: string;
  readonly read: AnswerReader<ItemValue>;
  readonly at: number;
}

/** Excel takes 16,384 columns; a form that needs more gets fewer, wider ones. */
const mostColumns = 16_000;

export function exportTable(versions: readonly FormVersion[], layout: FieldLayout): ExportTable {
  const table = tableOf(versions, layout);
  return table.columns.length > mostColumns ? tableOf(versions, { ...layout, options: 'joined' }) : table;
}

function tableOf(versions: readonly FormVersion[], layout: FieldLayout): ExportTable {
  const columns: ExportColumn[] = aboutResponse.map((column) => ({ ...column, fieldType: '', fieldId: '' }));
  const taken = new Set(columns.map(({ name }) => name));
  const plans = new Map<number, Map<string, Plan[]>>();
  for (const merged of mergedFields(versions)) {
    const { columns: drafts, readerFor } = fieldColumns(merged, layout);
    const at = columns.length;
    const asked = new Set(merged.appearances.map(({ version }) => version));
    for (const draft of drafts) {
      const name = uniqueName([draft.name, `${merged.id}_${draft.name}`], taken);
      columns.push({ ...draft, name, fieldId: merged.id, fieldType: merged.newest.type, versions: asked });
    }
    for (const appearance of merged.appearances) {
      const ofVersion = plans.get(appearance.version) ?? new Map<string, Plan[]>();
      plans.set(appearance.version, ofVersion);
      const plan = { valueType: merged.valueType, read: readerFor(appearance), at };
      ofVersion.set(merged.id, [...(ofVersion.get(merged.id) ?? []), plan]);
    }
  }
  // Other servers may have stored answers to fields that no version has.
  const othersAt = versions.some(({ isImported }) => isImported) ? columns.length : -1;
  if (othersAt >= 0)
    columns.push({
      ...otherAnswers,
      name: uniqueName([otherAnswers.name], taken),
      fieldType: '',
      fieldId: '',
    });
  return { columns, cellsOf: cellReader(plans, columns.length, othersAt) };
}

function cellReader(
  plans: ReadonlyMap<number, ReadonlyMap<string, readonly Plan[]>>,
  width: number,
  othersAt: number,
): ExportTable['cellsOf'] {
  return (row, tags) => {
    // The server wrote it in the shape of the contract.
    const { visitor, response } = JSON.parse(row.json) as Response;
    const cells: Cell[] = new Array(width).fill(undefined);
    cells[0] = row.id;
    cells[1] = row.created_at;
    cells[2] = row.updated_at;
    cells[3] = row.version;
    cells[4] = visitor.country || undefined;
    cells[5] = visitor.region || undefined;
    cells[6] = visitor.city || undefined;
    cells[7] = row.device ?? undefined;
    cells[8] = visitor.time_spent || undefined;
    cells[9] = visitor.url || undefined;
    cells[10] = tags;
    const ofVersion = plans.get(row.version);
    let others: string[] | undefined;
    for (const item of response) {
      const plan = findPlan(ofVersion?.get(item.field_id), item.value_type);
      if (plan !== undefined) plan.read(item.value, cells, plan.at);
      else if (othersAt >= 0) {
        others ??= [];
        others.push(
          `${item.field_id}: ${typeof item.value === 'string' ? item.value : JSON.stringify(item.value)}`,
        );
      }
    }
    if (others !== undefined) cells[othersAt] = others.join('\n');
    return cells;
  };
}

function findPlan(plans: readonly Plan[] | undefined, valueType: string): Plan | undefined {
  return plans?.find((plan) => plan.valueType === valueType);
}
