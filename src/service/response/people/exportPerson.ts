import type { Response } from '#contract/v2.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { historyOf } from '#store/query/response/history.ts';
import { notesOf } from '#store/query/response/note.ts';
import { filesOfResponses, formsById, type SearchedForm } from '#store/query/response/people.ts';
import { tagsOf } from '#store/query/response/table/tags.ts';
import { type WorkRow, workRows } from '#store/query/response/workRow.ts';
import type { Database } from '#store/tables.ts';
import { recordAudit } from '../../organization/audit/recordAudit.ts';
import type { OrganizationWrites } from '../../organization/organizationWrites.ts';
import { longestHistory, responseHistory } from '../change/responseHistory.ts';
import { labelsOfVersions } from './labelsOfVersions.ts';

export interface NamedResponse {
  readonly form: string;
  readonly response: number;
}

export interface ExportedOfPerson {
  form: string;
  form_name: string;
  state: string;
  response: Response;
  labels: Record<string, string>;
  device: string | null;
  tags: string[];
  notes: { text: string; author: string; created_at: string }[];
  history: { kind: string; at: string; changes: { field: string; old: unknown; new: unknown }[] }[];
  files: { id: string; name: string; type: string; size: number }[];
}

/** Everything that is stored about these responses. It is recorded that somebody got it, and how much. */
export async function exportPerson(
  writes: OrganizationWrites,
  named: readonly NamedResponse[],
  now: number,
): Promise<ExportedOfPerson[]> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const exported: ExportedOfPerson[] = [];
    const byForm = Map.groupBy(named, ({ form }) => form);
    for (const form of await formsById(db, organizationId, [...byForm.keys()])) {
      const ids = (byForm.get(form.id) ?? []).map(({ response }) => response);
      exported.push(...(await exportOfForm(db, form, await workRows(db, organizationId, form.id, ids))));
    }
    const organization = await findOrganization(db, organizationId);
    const target = { kind: 'organization', id: organizationId, name: organization?.name ?? '' };
    const details = { responses: exported.length };
    await recordAudit(db, organizationId, actor, { action: 'person.exported', target, details }, now);
    return exported;
  });
}

async function exportOfForm(
  db: Database,
  { organization_id, id, name }: SearchedForm,
  rows: readonly WorkRow[],
): Promise<ExportedOfPerson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const tags = await tagsOf(db, organization_id, id, ids);
  const notes = await notesOf(db, organization_id, id, ids);
  const history = await historyOf(db, organization_id, id, ids, longestHistory * ids.length);
  const files = await filesOfResponses(db, organization_id, id, ids);
  const labelsOf = labelsOfVersions(db, organization_id, id);
  const exported: ExportedOfPerson[] = [];
  for (const row of rows) {
    const of = <Item extends { response_id: number | null }>(items: readonly Item[]) =>
      items.filter(({ response_id }) => response_id === row.id);
    exported.push({
      form: id,
      form_name: name,
      state: row.state,
      // The server wrote it in the shape of the contract.
      response: JSON.parse(row.json) as Response,
      labels: Object.fromEntries(await labelsOf(row.version)),
      device: row.device,
      tags: tags.get(row.id) ?? [],
      notes: of(notes).map(({ text, author_name, created_at }) => ({
        text,
        author: author_name ?? '',
        created_at: formatInstant(created_at),
      })),
      history: responseHistory(of(history), row).map(({ kind, at, changes }) => ({ kind, at, changes })),
      files: of(files).map(({ response_id: _, ...file }) => file),
    });
  }
  return exported;
}
