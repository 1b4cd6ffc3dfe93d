import type { Command } from 'commander';
import { makeProgram } from '../../src/cli/program.ts';

/** The only commands that may create an installation. */
export const beginning = ['serve', 'organizations create', 'demo', 'import', 'restore'];

/** Commands that need no data. */
const withoutData = ['version', 'form new', 'form templates'];

/** Arguments that a command needs to get as far as the data; all others are called with an arbitrary word. */
const words: Record<string, string[]> = {
  'organizations run-by': ['contact1'],
  'users create': ['--email', 'ada@example.org', '--name', 'Ada'],
  'responses export': ['contact1', '--format', 'csv', '--out', '-'],
  'webhooks listen': ['8080'],
  'form push': ['form.yaml'],
  'form watch': ['form.yaml'],
  'form publish': ['form.yaml'],
  'form diff': ['form.yaml'],
  'form links create': ['contact1', '--count', '1'],
  'form password': ['contact1', '--remove'],
  'form spam release': ['contact1', '--all'],
  'form spam delete': ['contact1', '--all'],
};

/** A form file, written beside the data for commands that read one. */
export const formFile = `id: contact1
name: Contact
format: 2
pages:
  - id: page1
    label: ""
    fields: [{ id: field1, type: comment, label: Text }]
`;

/** Every command that works on data and must not create an installation, with its arguments. */
export async function commandsOnData(): Promise<string[][]> {
  const called: string[][] = [];
  for (const { path, command } of leavesOf(await makeProgram(undefined), [])) {
    const name = path.join(' ');
    if (beginning.includes(name) || withoutData.includes(name)) continue;
    called.push([...path, ...(words[name] ?? wordsOf(command))]);
  }
  return called;
}

function leavesOf(command: Command, path: string[]): { path: string[]; command: Command }[] {
  return command.commands.flatMap((inner) => {
    const own = [...path, inner.name()];
    return inner.commands.length > 0 ? leavesOf(inner, own) : [{ path: own, command: inner }];
  });
}

function wordsOf(command: Command): string[] {
  const given = command.registeredArguments.filter(({ required }) => required).map(() => 'contact1');
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? 'x']);
  return [...given, ...options];
}
