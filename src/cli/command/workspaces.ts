import type { Command } from 'commander';
import { formatInstant } from '#kit/instant.ts';
import { changeWorkspaceName } from '#service/workspace/changeWorkspaceName.ts';
import { newWorkspace } from '#service/workspace/newWorkspace.ts';
import { workspaceOverview } from '#store/query/workspace.ts';
import { CommandFailure, WrongUsage } from '../failure.ts';
import { note, print, printJson, printTable } from '../output.ts';
import { type DataFlags, organizationOrFail, withData, withExistingData } from '../withData.ts';

interface WorkspaceFlags extends DataFlags {
  organization?: string;
  json?: boolean;
}

export function addWorkspaces(program: Command): void {
  const workspaces = program.command('workspaces').description('make, list and rename workspaces');
  const command = (name: string, about: string) =>
    workspaces
      .command(name)
      .description(about)
      .option('--organization <id or name>', 'whose workspace; the only organisation where there is one')
      .option('--data <folder>', 'the data folder');

  command('create', 'make a workspace and print its id')
    .argument('<name>', 'what people call it')
    .option('--json', 'print an object')
    .action(create);
  command('list', 'list the workspaces of an organisation, the oldest first')
    .option('--json', 'print an array')
    .action(list);
  command('rename', 'give a workspace another name')
    .argument('<id or name>', 'the workspace')
    .argument('<new name>', 'what people will call it')
    .action(rename);
}

async function create(name: string, flags: WorkspaceFlags): Promise<void> {
  refuseEmpty(name);
  const made = await withData(flags, async (data) => {
    const organization = await organizationOrFail(data, flags.organization);
    return await newWorkspace(data.store, organization.id, name, Date.now());
  });
  if (made.sameName)
    note('Another workspace has this name or has it as its id: commands must name them by id.');
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
  const outcome = await withData(flags, async (data) => {
    const organization = await organizationOrFail(data, flags.organization);
    return await changeWorkspaceName(data.store, organization.id, idOrName, name);
  });
  if (outcome.ok)
    print(`The workspace "${outcome.value.was}" (${outcome.value.id}) is called "${name}" now.`);
  else
    throw new CommandFailure(
      outcome.failure.code === 'workspace_ambiguous'
        ? `Several workspaces are called "${idOrName}". Name one by its id: node bin/canvass workspaces list`
        : `There is no workspace with the id or name "${idOrName}". node bin/canvass workspaces list shows them.`,
    );
}

function refuseEmpty(name: string): void {
  if (name.trim() === '') throw new WrongUsage('The name must not be empty.');
}
