import type { OrganizationRow } from '#store/query/organization/organization.ts';
import type { ArchiveIndex } from '#store/scratch/archiveIndex.ts';
import type { LastNumbers } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { Findings } from './findings.ts';
import type { FormDocuments } from './formDocuments.ts';
import { ArchiveProblem, Interrupted } from './problem.ts';
import type { ColumnsPool } from './responses/columnsPool.ts';
import type { ArchiveSource } from './source.ts';

/**
 * The lists in which no two items share a `created_at`. The responses of a form are a list too,
 * numbered by the form's line.
 */
export const lists = { workspace: -1, form: -2, file: -3 } as const;

export interface ItemPlan {
  /** Whether the item is already stored, with the same content. */
  stored: boolean;
}

export interface FormPlan extends ItemPlan {
  /** The line in `forms.jsonl`, which also numbers the list of the form's responses. */
  line: number;
  /** The newest version, for responses that name none; undefined for a form that was never published. */
  version: number | undefined;
  /** Only if the line does not contain them. */
  derived?: FormDocuments | undefined;
  /** Responses that are not stored yet. */
  live: number;
  test: number;
  /** All lines, including those of stored responses. */
  lines: number;
  /** Whether any response is moved because of a tie. */
  moves: boolean;
  counter?: number | undefined;
  /** The numbers of the newest responses, if the line says them. */
  numbers: LastNumbers;
  /** Another form has the slug as its own slug or id, so this form is imported without it. */
  loseSlug: boolean;
}

export interface ImportTotals {
  workspaces: number;
  forms: number;
  live: number;
  test: number;
  files: number;
  /** Items that were already stored. */
  skipped: number;
  moved: number;
}

/** The state of an import while it checks and writes. */
export interface ImportWork {
  source: ArchiveSource;
  db: Database;
  index: ArchiveIndex;
  pool: ColumnsPool;
  findings: Findings;
  totals: ImportTotals;
  /** Undefined if the import creates it. */
  organization: OrganizationRow | undefined;
  largestResponseId: number;
  /** The number of lines in `forms.jsonl`. */
  formLines: number;
  /** The slugs that earlier lines have taken, with the id of the form. */
  slugs: Map<string, string>;
  signal: AbortSignal | undefined;
  onProgress: ((progress: ImportProgress) => void) | undefined;
}

export interface ImportProgress {
  phase: 'check' | 'write';
  /** The number of responses. */
  done: number;
  /** Undefined until everything is checked. */
  total: number | undefined;
}

export function stopIfAsked({ signal }: ImportWork): void {
  if (signal?.aborted === true) throw new Interrupted();
}

const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Resolves ties in a list, and reports each item that it moves. Returns their number. */
export function settleTies(work: ImportWork, list: number, file: string): number {
  let moves = 0;
  work.index.ties.settle(list, ({ line, from, to }) => {
    if (to > latest) throw new ArchiveProblem({ file, line }, 'created_at: no later millisecond is free');
    moves += 1;
    work.findings.add(
      'items moved to a free millisecond, because another item of their list has the same created_at',
      `${file}:${line}: ${new Date(from).toISOString()} → ${new Date(to).toISOString()}`,
    );
  });
  work.totals.moved += moves;
  return moves;
}

/** Marks the times of the organisation's stored items in a list as taken. */
export async function occupyTimes(
  work: ImportWork,
  list: number,
  times: (organizationId: OrganizationId) => AsyncIterable<number>,
): Promise<void> {
  if (work.organization === undefined) return;
  for await (const time of times(work.organization.id)) work.index.ties.occupy(list, time);
}
