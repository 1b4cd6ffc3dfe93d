import type { Command } from 'commander';
import { listTemplates } from '#service/form/templates.ts';
import { printJson, printTable } from '../../output.ts';

export function addTemplates(form: Command): void {
  form
    .command('templates')
    .description('list the form templates, for form new <file> --template <name>')
    .option('--json', 'print an array')
    .action(async ({ json = false }: { json?: boolean }) => {
      const templates = (await listTemplates()).map(({ name, about }) => ({ name, about }));
      if (json) printJson(templates);
      else
        printTable(
          ['TEMPLATE', 'ABOUT'],
          templates.map(({ name, about }) => [name, about]),
        );
    });
}
