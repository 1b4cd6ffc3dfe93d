import type { Command } from 'commander';
import { pluralize } from '#kit/text/pluralize.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { chooseWorkspace } from '#service/form/chooseWorkspace.ts';
import type { Data } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { deleteWorkspace } from '#service/organization/workspace/deleteWorkspace.ts';
import { newWorkspace } from '#service/organization/workspace/newWorkspace.ts';
import { renameWorkspace } from '#service/organization/workspace/renameWorkspace.ts';
import { type WorkspaceRow, workspaceOverview } from '#store/query/organization/workspace.ts';
import { CommandFailure, WrongUsage } from '../failure.ts';
import { print, printJson, printTable } from '../output.ts';
import { type DataFlags, organizationOrFail, withExistingData } from '../withData.ts';

interface WorkspaceFlags extends DataFlags {
  organization?: string;
  json?: boolean;
}

export function addWorkspaces(program: Command): void {
  const workspaces = program.command('workspaces').description('create, list, rename and delete workspaces');
  const command = (name: string, about: string) =>
    workspaces
      .command(name)
      .description(about)
      .option('--organization <id or name>', 'the organisation; optional if there is only one')
      .option('--data <folder>', 'the data folder');

  command('create', 'create a workspace and print its id')
    .argument('<name>', 'its name')
    .option('--json', 'print an object')
    .action(create);
  command('list', 'list the workspaces of an organisation, the oldest first')
    .option('--json', 'print an array')
    .action(list);
  command('rename', 'rename a workspace')
    .argument('<id or name>', 'the workspace')
    .argument('<new name>', 'the new name')
    .action(rename);
  command('delete', 'delete a workspace; one with forms needs --with-forms')
    .argument('<id or name>', 'the workspace')
    .option('--with-forms', 'delete it with its forms and all their responses')
    .action(remove);
}

async function create(name: string, flags: WorkspaceFlags): Promise<void> {
  refuseEmpty(name);
  const made = await withExistingData(flags, async (data) => {
    const organization = await organizationOrFail(data, flags.organization);
    const workspace = await newWorkspace(operatorWrites(data.store, organization.id), name, Date.now());
    if (!workspace.ok) throw taken(name);
    return workspace.value;
  });
  if (flags.json) printJson({ id: made.id, name });
  else print(made.id);
}

async function list(flags: WorkspaceFlags): Promise<void> {
  const rows = await withExistingData(flags, async (data) => {
    const organization = await organizationOrFail(data, flags.organization);
    return await workspaceOverview(data.store.read, organization.id);
  });
  const listed = rows.map(({ id, name, created_at, forms }) => ({
    id,
    name,
    created_at: formatInstant(created_at),
    forms,
  }));
  if (flags.json) printJson(listed);
  else
    printTable(
      ['ID', 'NAME', 'FORMS', 'CREATED'],
      listed.map((row) => [row.id, row.name, String(row.forms), row.created_at]),
    );
}

async function rename(idOrName: string, name: string, flags: WorkspaceFlags): Promise<void> {
  refuseEmpty(name);
  await withExistingData(flags, async (data) => {
    const workspace = await workspaceOrFail(data, flags, idOrName);
    const { organization_id, id, name: was } = workspace;
    const writes = operatorWrites(data.store, organization_id);
    const renamed = await renameWorkspace(writes, id, name, Date.now());
    if (!renamed.ok) throw renamed.failure.code === 'name_taken' ? taken(name) : unknown(idOrName);
    print(`The workspace "${was}" (${id}) is now called "${name}".`);
  });
}

async function remove(idOrName: string, flags: WorkspaceFlags & { withForms?: boolean }): Promise<void> {
  await withExistingData(flags, async (data) => {
    const { organization_id, id, name } = await workspaceOrFail(data, flags, idOrName);
    const deletion = { name: flags.withForms ? name : undefined, now: Date.now() };
    const deleted = await deleteWorkspace(operatorWrites(data.store, organization_id), id, deletion);
    if (deleted.ok) {
      print(`Deleted the workspace "${name}" (${id}) with ${pluralize(deleted.value.forms, 'form')}.`);
      return;
    }
    const { failure } = deleted;
    if (failure.code !== 'workspace_not_empty') throw unknown(idOrName);
    throw new CommandFailure(
      flags.withForms
        ? `An import is adding forms to the workspace "${name}"; nothing was deleted. Run the command again when it has finished.`
        : `The workspace "${name}" contains ${pluralize(failure.forms, 'form')}; nothing was deleted. Run the command again with --with-forms to delete them and their responses too.`,
    );
  });
}

async function workspaceOrFail(data: Data, flags: WorkspaceFlags, idOrName: string): Promise<WorkspaceRow> {
  const organization = await organizationOrFail(data, flags.organization);
  const chosen = await chooseWorkspace(data.store.read, organization.id, idOrName);
  if (chosen.ok) return chosen.value;
  throw chosen.failure.code === 'workspace_ambiguous'
    ? new CommandFailure(
        `Several workspaces are called "${idOrName}". Choose one by its id: node bin/canvass workspaces list`,
      )
    : unknown(idOrName);
}

function unknown(idOrName: string): CommandFailure {
  return new CommandFailure(
    `There is no workspace with the id or name "${idOrName}". To list them: node bin/canvass workspaces list`,
  );
}

function taken(name: string): CommandFailure {
  return new CommandFailure(
    `Another workspace already has the name or id "${name}"; nothing was changed. To list them: node bin/canvass workspaces list`,
  );
}

function refuseEmpty(name: string): void {
  if (name.trim() === '') throw new WrongUsage('The name must not be empty.');
}
