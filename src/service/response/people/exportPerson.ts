import type { ResponseHistoryEntry } from '#contract/app/response/changes.ts';
import type { Response } from '#contract/v2.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { historyOutlines, wholeHistory } from '#store/query/response/history.ts';
import { notesOf } from '#store/query/response/note.ts';
import { filesOfResponses, formsById, type SearchedForm } from '#store/query/response/people.ts';
import { tagsOf } from '#store/query/response/table/tags.ts';
import { type WorkRow, workRows } from '#store/query/response/workRow.ts';
import type { Database } from '#store/tables.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { maxHistory, responseHistory } from '../change/responseHistory.ts';
import { labelsOfVersions } from './labelsOfVersions.ts';

export interface NamedResponse {
  readonly form: string;
  readonly response: number;
}

interface ExportedOfPerson {
  form: string;
  form_name: string;
  state: string;
  response: Response;
  labels: Record<string, string>;
  device: string | null;
  language: string | null;
  tags: string[];
  notes: { text: string; author: string; created_at: string }[];
  history: Omit<ResponseHistoryEntry, 'by'>[];
  files: { id: string; name: string; type: string; size: number }[];
}

export interface PersonExport {
  readonly responses: ExportedOfPerson[];
  /** Named responses that did not fit into the answer. */
  readonly left: NamedResponse[];
}

/** Bytes of an answer, unless a single response is longer. */
const maxAnswerLength = 8_000_000;

/**
 * Everything that is stored about these responses, as far as it fits into an answer: at least one of them, so that the
 * client gets all by asking for those that are left. It is recorded that somebody got it, and how much.
 */
export async function exportPerson(
  writes: OrganizationWrites,
  named: readonly NamedResponse[],
  now: number,
): Promise<PersonExport> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const answer = new BoundedAnswer();
    const left: NamedResponse[] = [];
    const byForm = Map.groupBy(named, ({ form }) => form);
    for (const form of await formsById(db, organizationId, [...byForm.keys()])) {
      let ids = (byForm.get(form.id) ?? []).map(({ response }) => response);
      while (ids.length > 0 && !answer.isFull) {
        const { rows, rest } = await workRows(db, organizationId, form.id, ids);
        const skipped = await addRows(db, form, rows, answer);
        ids = [...skipped, ...rest];
      }
      left.push(...ids.map((response) => ({ form: form.id, response })));
    }
    const organization = await findOrganization(db, organizationId);
    const target = { kind: 'organization', id: organizationId, name: organization?.name ?? '' };
    const { responses } = answer;
    const details = { responses: responses.length };
    await recordAudit(db, organizationId, actor, { action: 'person.exported', target, details }, now);
    return { responses, left };
  });
}

class BoundedAnswer {
  readonly responses: ExportedOfPerson[] = [];
  isFull = false;
  #bytes = 0;

  /** False if the answer has no room for so many bytes, and for nothing more from then on. */
  takes(bytes: number): boolean {
    this.isFull ||= this.responses.length > 0 && this.#bytes + bytes > maxAnswerLength;
    this.#bytes += bytes;
    return !this.isFull;
  }
}

/** Adds the responses in order; returns the ids of those that did not fit. */
async function addRows(
  db: Database,
  { organization_id, id, name }: SearchedForm,
  rows: readonly WorkRow[],
  answer: BoundedAnswer,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const tags = await tagsOf(db, organization_id, id, ids);
  const notes = await notesOf(db, organization_id, id, ids);
  const outlines = await historyOutlines(db, organization_id, id, ids, maxHistory * ids.length);
  const files = await filesOfResponses(db, organization_id, id, ids);
  const labelsOf = labelsOfVersions(db, organization_id, id);
  for (const [index, row] of rows.entries()) {
    const of = <Item extends { response_id: number | null }>(items: readonly Item[]) =>
      items.filter(({ response_id }) => response_id === row.id);
    const changes = of(outlines);
    if (!answer.takes(row.json.length + changes.reduce((sum, { bytes }) => sum + bytes, 0)))
      return ids.slice(index);
    const history = await wholeHistory(db, organization_id, id, changes);
    answer.responses.push({
      form: id,
      form_name: name,
      state: row.state,
      // The server wrote it in the shape of the contract.
      response: JSON.parse(row.json) as Response,
      labels: Object.fromEntries(await labelsOf(row.version)),
      device: row.device,
      language: row.language,
      tags: tags.get(row.id) ?? [],
      notes: of(notes).map(({ text, author_name, created_at }) => ({
        text,
        author: author_name ?? '',
        created_at: formatInstant(created_at),
      })),
      history: responseHistory(history, row).map(({ by: _, ...entry }) => entry),
      files: of(files).map(({ response_id: _, ...file }) => file),
    });
  }
  return [];
}
