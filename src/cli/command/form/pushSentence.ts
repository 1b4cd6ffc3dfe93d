import { pluralize } from '#kit/text/pluralize.ts';
import type { LoadedForm } from '#service/form/formFile/loadFormFile.ts';
import type { PushFailure } from '#service/form/push/refusePush.ts';
import type { Data } from '#service/operate/openData.ts';
import { firstWorkspaces } from '#store/query/organization/workspace.ts';
import type { OrganizationId } from '#store/tables.ts';
import { findingLines } from './findings.ts';

/** Enough names to recognise the intended workspace. */
const maxNames = 20;

/** Explains why a push was refused. */
export async function pushSentence(
  data: Data,
  organizationId: OrganizationId,
  failure: PushFailure,
  loaded: LoadedForm,
): Promise<string> {
  const { path } = loaded;
  const { id } = loaded.file;
  switch (failure.code) {
    case 'settings_invalid':
      return [
        ...findingLines(failure.findings, loaded),
        `${path} was not pushed: its settings have ${pluralize(failure.findings.length, 'error')} and would take effect immediately.`,
      ].join('\n');
    case 'id_malformed':
      return `There is no form with the id "${id}", and a new one needs an id of eight lowercase letters or digits. Remove the id from ${path}, and push writes one.`;
    case 'id_taken':
      return `Another form of this installation already has the id "${id}". Remove the id from ${path}, and push writes another.`;
    case 'form_deleted':
      return `The form "${id}" was deleted. You can restore it for 7 days: form restore ${id}. To create a new form from ${path}, remove the id.`;
    case 'slug_taken':
      return `Another form of this installation already has the address "${failure.slug}". Choose another slug in ${path}.`;
    case 'draft_changed':
      return `The draft has the revision ${failure.revision} now: somebody else changed it. Pull it, or push without --revision.`;
    case 'field_id_reused':
      return [
        ...failure.fields.map(
          ({ id: field, was, is }) =>
            `${field} was published as ${was} and cannot become ${is}: it already has answers of the old type.`,
        ),
        'Give the new field an id that has never been used.',
      ].join('\n');
    case 'workspace_unknown': {
      const names = (await firstWorkspaces(data.store.read, organizationId, maxNames)).map(
        ({ name }) => `"${name}"`,
      );
      return `There is no workspace with the id or name "${failure.asked}". There are: ${names.join(', ')}. Create one: node bin/canvass workspaces create <name>`;
    }
    case 'workspace_ambiguous':
      return `Several workspaces are called "${failure.asked}". Choose one by its id: node bin/canvass workspaces list`;
    case 'workspace_needed':
      return 'There are several workspaces. Choose one with --workspace <id or name>, or with "workspace" in the file. To list them: node bin/canvass workspaces list';
  }
}
