import type { Command } from 'commander';
import { chooseWorkspace } from '#service/form/chooseWorkspace.ts';
import { type ListedForm, listForms } from '#service/form/listForms.ts';
import type { Data } from '#service/operate/openData.ts';
import type { OrganizationId } from '#store/tables.ts';
import { CommandFailure } from '../../failure.ts';
import { printJson, printTable } from '../../output.ts';
import { serverFeatures } from '../../serverFeatures.ts';
import { organizationOrFail, withExistingData } from '../../withData.ts';
import { formAddress } from './formAddress.ts';
import type { FormFlags } from './target.ts';

interface ListFlags extends FormFlags {
  workspace?: string;
  json?: boolean;
}

export function addList(form: Command): void {
  form
    .command('list')
    .description('list the forms of an organisation, newest first')
    .option('--organization <id or name>', 'the organisation; optional if there is only one')
    .option('--workspace <id or name>', 'only forms in this workspace')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(async (flags: ListFlags) => {
      const forms = await withExistingData(flags, async (data) => {
        const { id } = await organizationOrFail(data, flags.organization);
        const workspace = await workspaceId(data, id, flags.workspace);
        const listed = await listForms(data.store.read, id, workspace, serverFeatures(flags));
        return listed.map((each) => ({
          ...each,
          url: each.state === 'draft' ? null : formAddress(flags, each),
        }));
      });
      if (flags.json) {
        printJson(forms);
        return;
      }
      printTable(
        ['ID', 'NAME', 'WORKSPACE', 'STATE', 'VERSION', 'DRAFT', 'RESPONSES', 'TESTS', 'ADDRESS'],
        forms.map((each) => [
          each.id,
          each.name,
          each.workspace,
          stateText(each),
          String(each.published_version ?? ''),
          each.unpublished_changes ? 'not published' : 'published',
          String(each.responses),
          String(each.tests),
          each.url ?? '',
        ]),
      );
    });
}

/** The form's state, with a note if an enabled form lacks payments. */
function stateText({ state, payments_missing }: ListedForm): string {
  if (state !== 'enabled' || payments_missing === 'never') return state;
  return payments_missing === 'always'
    ? `${state}, cannot be sent: payments are not set up`
    : `${state}, without payments: they are not set up`;
}

async function workspaceId(
  data: Data,
  organizationId: OrganizationId,
  asked: string | undefined,
): Promise<string | undefined> {
  if (asked === undefined) return undefined;
  const chosen = await chooseWorkspace(data.store.read, organizationId, asked);
  if (chosen.ok) return chosen.value.id;
  throw new CommandFailure(
    chosen.failure.code === 'workspace_ambiguous'
      ? `Several workspaces are called "${asked}". Choose one by its id.`
      : `There is no workspace with the id or name "${asked}".`,
  );
}
