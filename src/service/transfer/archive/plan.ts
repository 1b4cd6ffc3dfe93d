import type { OrganizationRow } from '#store/query/organization/organization.ts';
import type { ArchiveIndex } from '#store/scratch/archiveIndex.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { Findings } from './findings.ts';
import type { FormDocuments } from './formDocuments.ts';
import { ArchiveProblem, Interrupted } from './problem.ts';
import type { ColumnsPool } from './responses/columnsPool.ts';
import type { ArchiveSource } from './source.ts';

/** The lists within which no two items share a `created_at`; the responses of a form go by its line. */
export const lists = { workspace: -1, form: -2, file: -3 } as const;

export interface ItemPlan {
  /** The store has the item already, with the same content. */
  stored: boolean;
}

export interface FormPlan extends ItemPlan {
  /** In `forms.jsonl`; the number of the list of its responses, too. */
  line: number;
  /** The newest version, for responses that name none; undefined for a form that was never published. */
  version: number | undefined;
  /** Only where the line does not bring them. */
  derived?: FormDocuments | undefined;
  /** Responses that the store does not have yet. */
  live: number;
  test: number;
  /** All lines, those of stored responses included. */
  lines: number;
  /** Whether a tie moves any of them. */
  moves: boolean;
  counter?: number | undefined;
  /** Another form has its readable address, or has it as its id, so it comes without one. */
  loseSlug: boolean;
}

export interface ImportTotals {
  workspaces: number;
  forms: number;
  live: number;
  test: number;
  files: number;
  /** Items that were there already. */
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
  /** Undefined where the import makes it. */
  organization: OrganizationRow | undefined;
  largestResponseId: number;
  /** Lines of `forms.jsonl`. */
  formLines: number;
  /** Readable addresses that the lines so far have taken, with the id of the form. */
  slugs: Map<string, string>;
  signal: AbortSignal | undefined;
  onProgress: ((progress: ImportProgress) => void) | undefined;
}

export interface ImportProgress {
  phase: 'check' | 'write';
  /** Responses. */
  done: number;
  /** Known once everything is checked. */
  total: number | undefined;
}

export function stopIfAsked({ signal }: ImportWork): void {
  if (signal?.aborted === true) throw new Interrupted();
}

const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Settles the ties of a list and reports each move. */
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

/** The organisation's items that are in a list already take their times. */
export async function occupyTimes(
  work: ImportWork,
  list: number,
  times: (organizationId: OrganizationId) => AsyncIterable<number>,
): Promise<void> {
  if (work.organization === undefined) return;
  for await (const time of times(work.organization.id)) work.index.ties.occupy(list, time);
}
