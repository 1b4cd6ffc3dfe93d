import type { ChoicesShown } from '#contract/app/response/export.ts';
import type { Response, Visitor } from '#contract/v2.ts';
import { v2FieldsOf } from '#form/definition/apiView.ts';
import { nextPiece } from '#kit/async/nextPiece.ts';
import type { ExportRow } from '#store/query/response/exportRows.ts';
import type { Cell, ColumnDraft, ExportColumn, Shown } from './column.ts';
import { factsOfExport, idAt } from './exportFacts.ts';
import { type FieldLayout, fieldColumns } from './fieldColumns.ts';
import { type FormVersion, mergedFields, uniqueName } from './mergedFields.ts';
import { type AnswerPlan, AnswerScanner } from './scanAnswers.ts';

/** The columns of an export, and how a stored response fills them. */
export interface ExportTable {
  readonly columns: readonly ExportColumn[];
  /** The cells of a response, one for each column. */
  readonly cellsOf: (row: ExportRow, tags?: readonly string[]) => Cell[];
}

const otherAnswers = { name: 'other_answers', label: 'Other answers', kind: 'text' } as const;

/** Excel takes 16,384 columns; a form that needs more gets fewer, wider ones. */
const maxColumns = 16_000;

export function exportTable(versions: readonly FormVersion[], layout: FieldLayout): ExportTable {
  const making = tableSteps(versions, layout);
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
  }
}

/** The same in pieces: all versions of a form may have many times the options that one may have. */
export async function exportTableInPieces(
  versions: readonly FormVersion[],
  layout: FieldLayout,
  /** Milliseconds. */
  pieceTime = 5,
): Promise<ExportTable> {
  const making = tableSteps(versions, layout);
  for (;;) {
    const until = performance.now() + pieceTime;
    let step = making.next();
    while (!step.done && performance.now() < until) step = making.next();
    if (step.done) return step.value;
    await nextPiece();
  }
}

/** Stops after each field and version. */
function* tableSteps(versions: readonly FormVersion[], layout: FieldLayout): Generator<void, ExportTable> {
  const table =
    (yield* stepsOf(versions, layout)) ?? (yield* stepsOf(versions, { ...layout, options: 'joined' }));
  if (table === undefined) throw new Error('joined options cannot be joined further');
  return table;
}

/** Undefined as soon as there are too many columns that can be joined. */
function* stepsOf(
  versions: readonly FormVersion[],
  layout: FieldLayout,
): Generator<void, ExportTable | undefined> {
  const columns: ExportColumn[] = factsOfExport.map((column) => ({ ...column, fieldType: '', fieldId: '' }));
  const taken = new Set(columns.map(({ name }) => name));
  const plans = new Map<number, Map<string, AnswerPlan[]>>();
  const copies: Copy[] = [];
  const isTooWide = () => columns.length > maxColumns && layout.options === 'columns';
  for (const merged of mergedFields(versions, layout.namedBy)) {
    const { columns: drafts, readerFor } = fieldColumns(merged, layout);
    if (isTooWide()) return undefined;
    const at = columns.length;
    const asked = new Set(merged.appearances.map(({ version }) => version));
    const add = (draft: ColumnDraft) => {
      const name = uniqueName([draft.name, `${merged.id}_${draft.name}`], taken);
      columns.push({ versions: asked, ...draft, name, fieldId: merged.id, fieldType: merged.newest.type });
    };
    for (const draft of drafts) add(shown(draft, layout));
    if (layout.choices === 'both')
      for (const [index, draft] of drafts.entries()) {
        if (!isOfChoices(draft)) continue;
        copies.push({ from: at + index, to: columns.length });
        add({ ...draft, name: `${draft.name}_label`, label: `${draft.label} (label)` });
      }
    for (const appearance of merged.appearances) {
      const ofVersion = plans.get(appearance.version) ?? new Map<string, AnswerPlan[]>();
      plans.set(appearance.version, ofVersion);
      const plan = {
        fieldId: merged.id,
        fieldType: appearance.field.type,
        valueType: merged.valueType,
        read: readerFor(appearance),
        at,
      };
      ofVersion.set(merged.id, [...(ofVersion.get(merged.id) ?? []), plan]);
    }
    yield;
  }
  if (isTooWide()) return undefined;
  // Other servers may have stored answers to fields that no version has.
  const othersAt = versions.some(({ isImported }) => isImported) ? columns.length : -1;
  if (othersAt >= 0)
    columns.push({
      ...otherAnswers,
      name: uniqueName([otherAnswers.name], taken),
      fieldType: '',
      fieldId: '',
    });
  const scanners = new Map<number, AnswerScanner>();
  for (const { version, definition } of versions) {
    const stored = v2FieldsOf(definition).flatMap(({ id }) => plans.get(version)?.get(id) ?? []);
    scanners.set(version, new AnswerScanner(stored));
    yield;
  }
  const read = cellReader({ plans, scanners }, columns.length, othersAt);
  return { columns, cellsOf: copies.length === 0 ? read : withCopies(read, copies) };
}

/** The label of a choice stands in a column after those of its field. */
interface Copy {
  readonly from: number;
  readonly to: number;
}

function withCopies(read: ExportTable['cellsOf'], copies: readonly Copy[]): ExportTable['cellsOf'] {
  return (row, tags) => {
    const cells = read(row, tags);
    for (const { from, to } of copies) cells[to] = cells[from];
    return cells;
  };
}

const shownFirst: Readonly<Record<ChoicesShown, Shown>> = {
  labels: 'label',
  values: 'value',
  codes: 'code',
  both: 'value',
};

function shown(draft: ColumnDraft, { choices, lists = choices }: FieldLayout): ColumnDraft {
  return isOfChoices(draft)
    ? { ...draft, shows: shownFirst[draft.kind === 'list' ? lists : choices] }
    : draft;
}

/** Boolean columns of options show no text. */
function isOfChoices({ kind, choices }: ColumnDraft): boolean {
  return choices !== undefined && (kind === 'choice' || kind === 'list');
}

interface Readers {
  readonly plans: ReadonlyMap<number, ReadonlyMap<string, readonly AnswerPlan[]>>;
  readonly scanners: ReadonlyMap<number, AnswerScanner>;
}

function cellReader({ plans, scanners }: Readers, width: number, othersAt: number): ExportTable['cellsOf'] {
  return (row, tags) => {
    const { head, tail, version } = row;
    const cells: Cell[] = new Array(width).fill(undefined);
    cells[idAt] = row.id;
    const from = head.indexOf(visitorStart);
    if (
      from >= 0 &&
      head.endsWith(visitorEnd) &&
      tail.startsWith(answersStart) &&
      scanners.get(version)?.scan(tail, answersStart.length, cells) === true
    ) {
      const visitor: Visitor = JSON.parse(
        head.slice(from + visitorStart.length, head.length - visitorEnd.length + 1),
      );
      readFacts(row, visitor, tags, cells);
      return cells;
    }
    // The server wrote it in the shape of the contract.
    const parsed = JSON.parse(`${head}[]${tail}`) as Response;
    cells.fill(undefined);
    readFacts(row, parsed.visitor, tags, cells);
    const ofVersion = plans.get(version);
    const others: string[] = [];
    for (const item of parsed.response) {
      const plan = ofVersion?.get(item.field_id)?.find(({ valueType }) => valueType === item.value_type);
      if (plan !== undefined) plan.read(item.value, cells, plan.at);
      else
        others.push(
          `${item.field_id}: ${typeof item.value === 'string' ? item.value : JSON.stringify(item.value)}`,
        );
    }
    if (othersAt >= 0 && others.length > 0) cells[othersAt] = others.join('\n');
    return cells;
  };
}

const visitorStart = '"visitor":';
const visitorEnd = '},"workflows":';
const answersStart = ',"response":[';

function readFacts(
  row: ExportRow,
  visitor: Visitor,
  tags: readonly string[] | undefined,
  cells: Cell[],
): void {
  cells[0] = row.number ?? undefined;
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
  cells[11] = row.language ?? undefined;
  cells[12] = row.submission_id ?? undefined;
  cells[idAt] = row.id;
}
