import { readFile } from 'node:fs/promises';
import { csvLine } from '#kit/text/csvLine.ts';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { openSettings } from '#service/form/openForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note, print, printJson, printTable } from '../../output.ts';
import { formsAddress, isLocalOnly } from '../../urlOfService.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

export interface CreateFlags extends FormFlags {
  count?: string;
  names?: string;
  json?: boolean;
  csv?: boolean;
}

const most = 10_000;
const maxNameLength = 500;

export async function createLinksFor(fileOrId: string, flags: CreateFlags): Promise<void> {
  const names =
    flags.names === undefined ? emptyNames(flags.count) : await readNames(flags.names, flags.count);
  await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, fileOrId);
    const made = await createLinks(
      operatorWrites(data.store, row.organization_id),
      { id: row.id, name: row.name },
      names,
      Date.now(),
    );
    const base = formsAddress(flags);
    const links = made.map(({ id, name, key }) => ({ id, name, link: `${base}/f/${row.id}?key=${key}` }));
    if (flags.json) printJson(links);
    else if (flags.csv) {
      print(csvLine(['id', 'name', 'link']));
      for (const { id, name, link } of links) print(csvLine([id, name, link]));
    } else
      printTable(
        ['ID', 'NAME', 'LINK'],
        links.map(({ id, name, link }) => [id, name, link]),
      );
    if (isLocalOnly(base, flags))
      note(`CANVASS_URL is not set: the links point to ${base} and only work on this machine.`);
    if (openSettings(row.settings).one_per_person?.by !== 'link')
      note(
        `${formTitle(row)} can still be opened without a link. To prevent that, add to its settings: one_per_person: { by: link }`,
      );
  });
}

function emptyNames(count = '1'): string[] {
  const number = /^\d{1,9}$/.test(count) ? Number(count) : 0;
  if (number < 1 || number > most) throw new WrongUsage(`--count must be a number from 1 to ${most}.`);
  return Array.from({ length: number }, () => '');
}

async function readNames(path: string, count: string | undefined): Promise<string[]> {
  if (count !== undefined) throw new WrongUsage('--names and --count cannot be used together.');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandFailure(`The file ${path} cannot be read.`);
  });
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const names = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (names.length === 0) throw new CommandFailure(`The file ${path} contains no names.`);
  if (names.length > most) throw new CommandFailure(`The file ${path} has more than ${most} names.`);
  const long = names.find((name) => name.length > maxNameLength);
  if (long !== undefined)
    throw new CommandFailure(
      `A name in ${path} is longer than ${maxNameLength} characters: ${long.slice(0, 40)}…`,
    );
  return names;
}
