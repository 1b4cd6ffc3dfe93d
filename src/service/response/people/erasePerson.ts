import type { ErasureReport } from '#contract/app/response/people.ts';
import { storableText } from '#kit/text/storableText.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { deleteLinks, deleteMails, formsById } from '#store/query/response/people.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { type ActContext, actOnResponses } from '../change/actOnResponses.ts';
import type { NamedResponse } from './exportPerson.ts';

export interface PersonErasure {
  readonly responses: readonly NamedResponse[];
  readonly links: readonly { readonly form: string; readonly link: string }[];
  readonly mails: readonly string[];
}

/**
 * Erases what was found about a person, at once and for ever, and reports how much it was. Personal links that were
 * used for an erased response go with it, because their names are personal too.
 */
export async function erasePerson(
  writes: OrganizationWrites,
  context: ActContext,
  { responses, links, mails }: PersonErasure,
): Promise<ErasureReport> {
  const formIds = [...new Set([...responses, ...links].map(({ form }) => storableText(form)))].sort();
  return await writes.writeForms(formIds, async (transaction) => {
    const { db, organizationId, actor } = transaction;
    const report = { responses: 0, files: 0, notes: 0, links: 0, mails: 0, skipped: 0 };
    for (const form of await formsById(db, organizationId, formIds)) {
      const ids = responses.filter((each) => each.form === form.id).map(({ response }) => response);
      const erased = await actOnResponses(transaction, context, form, ids, { action: 'erase' });
      report.responses += erased.changed;
      report.files += erased.files;
      report.notes += erased.notes;
      report.links += await deleteLinks(db, organizationId, form.id, {
        ids: links.filter((each) => each.form === form.id).map(({ link }) => link),
        submissions: erased.submissions,
      });
    }
    report.mails = await deleteMails(db, organizationId, mails);
    report.skipped =
      new Set(responses.map(({ form, response }) => `${form} ${response}`)).size - report.responses;
    const organization = await findOrganization(db, organizationId);
    const target = { kind: 'organization', id: organizationId, name: organization?.name ?? '' };
    const { responses: count, files } = report;
    const event = { action: 'person.erased', target, details: { responses: count, files } } as const;
    await recordAudit(db, organizationId, actor, event, context.clock());
    return report;
  });
}
