import type { Command } from 'commander';
import { type VisitDay, visitsByDay } from '#service/collect/visit/visitsByDay.ts';
import { note, printJson, printTable } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

export function addVisits(form: Command): void {
  form
    .command('visits')
    .description('show how often a form was viewed, started and completed page by page, per day in UTC')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an array')
    .action(list);
}

async function list(fileOrId: string, flags: FormFlags & { json?: boolean }): Promise<void> {
  await withExistingData(flags, async (data) => {
    const row = await formOrFail(data, flags, fileOrId);
    const days = await visitsByDay(data.store.readStale, row.organization_id, row.id);
    if (flags.json) return printJson(days);
    if (days.length === 0) return note(`${formTitle(row)} has no visits yet.`);
    const pages = [...new Set(days.flatMap((day) => Object.keys(day.pages)))].sort();
    printTable(
      ['DAY', 'VIEWS', 'STARTS', ...pages.map((page) => page.toUpperCase()), 'RESPONSES'],
      days.map((day) => cells(day, pages)),
    );
  });
}

function cells({ day, views, starts, pages, responses }: VisitDay, columns: readonly string[]): string[] {
  return [day, views, starts, ...columns.map((page) => pages[page] ?? 0), responses].map(String);
}
