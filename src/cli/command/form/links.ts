import type { Command } from 'commander';
import { csvLine } from '#kit/text/csvLine.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { revokeLink } from '#service/collect/personalLink/revokeLink.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { type ListedLink, personalLinks } from '#store/query/collect/personalLink.ts';
import { CommandFailure } from '../../failure.ts';
import { note, print, printJson, printTable } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { type CreateFlags, createLinksFor } from './linksCreate.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

interface ListFlags extends FormFlags {
  json?: boolean;
  csv?: boolean;
}

const formArgument = [
  '<file or id>',
  'a form in YAML or JSON, or the id, address or name of a form',
] as const;

export function addLinks(form: Command): void {
  const links = form.command('links').description('create, list and revoke personal links to a form');
  common(
    links
      .command('create')
      .description('create personal links, each for one response; they are shown only once')
      .argument(...formArgument)
      .option('--count <number>', 'how many; 1 by default')
      .option('--names <file>', 'a text file with one name per line; creates a link for each')
      .option('--json', 'print an array')
      .option('--csv', 'print CSV'),
  ).action((fileOrId: string, flags: CreateFlags) => createLinksFor(fileOrId, flags));
  common(
    links
      .command('list')
      .description(
        'list the personal links of a form and whether they were used; the links themselves are not stored',
      )
      .argument(...formArgument)
      .option('--json', 'print an array')
      .option('--csv', 'print CSV'),
  ).action(list);
  common(
    links
      .command('revoke')
      .description('revoke a personal link; its response stays')
      .argument(...formArgument)
      .argument('<link id>', 'the id that "form links list" shows'),
  ).action(revoke);
}

function common(command: Command): Command {
  return command
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder');
}

async function list(fileOrId: string, flags: ListFlags): Promise<void> {
  await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, fileOrId);
    const listed = await Array.fromAsync(personalLinks(data.store.read, row.organization_id, row.id), shown);
    if (flags.json) printJson(listed);
    else if (flags.csv) {
      print(csvLine(['id', 'name', 'created_at', 'state', 'response', 'answered_at']));
      for (const each of listed) print(csvLine(cells(each)));
    } else if (listed.length === 0) note(`${formTitle(row)} has no personal links.`);
    else printTable(['ID', 'NAME', 'CREATED', 'STATE', 'RESPONSE', 'ANSWERED'], listed.map(cells));
  });
}

function shown({ id, name, created_at, revoked_at, response_id, answered_at }: ListedLink) {
  const time = (value: number | null) => (value === null ? null : formatInstant(value));
  return {
    id,
    name,
    created_at: time(created_at),
    // A payment that was begun but not completed leaves the link usable.
    state: answered_at !== null ? 'used' : revoked_at !== null ? 'revoked' : 'unused',
    revoked_at: time(revoked_at),
    response_id,
    answered_at: time(answered_at),
  };
}

function cells({
  id,
  name,
  created_at,
  state,
  response_id,
  answered_at,
}: ReturnType<typeof shown>): string[] {
  return [
    id,
    name,
    created_at ?? '',
    state,
    response_id === null ? '' : String(response_id),
    answered_at ?? '',
  ];
}

async function revoke(fileOrId: string, linkId: string, flags: FormFlags): Promise<void> {
  await withExistingData(flags, async ({ store, ...data }) => {
    const row = await formOrFail({ store, ...data }, flags, fileOrId);
    const { id, name } = row;
    const revoked = await revokeLink(
      operatorWrites(store, row.organization_id),
      { id, name },
      linkId,
      Date.now(),
    );
    if (!revoked.ok)
      throw new CommandFailure(
        `${formTitle(row)} has no personal link with the id "${linkId}". To list them: node bin/canvass form links list ${row.id}`,
      );
    note(`Revoked the link ${linkId}.`);
  });
}
