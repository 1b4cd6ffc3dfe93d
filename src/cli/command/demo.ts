import type { Command } from 'commander';
import { pluralize } from '#kit/text/pluralize.ts';
import { shellQuoted } from '#kit/text/shellQuoted.ts';
import type { ImportProgress } from '#service/transfer/archive/plan.ts';
import { type MadeDemo, makeDemo } from '#service/transfer/demo/makeDemo.ts';
import { maxResponses } from '#service/transfer/demo/timetable.ts';
import { CommandFailure, WrongUsage } from '../failure.ts';
import { importRefusal } from '../importRefusal.ts';
import { note, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { urlOfService } from '../urlOfService.ts';
import { withAbortOnSignal } from '../withAbortOnSignal.ts';
import { type DataFlags, withNewOrExistingData } from '../withData.ts';

interface DemoFlags extends DataFlags {
  responses: string;
  seed: string;
  json?: boolean;
}

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('create a sample organisation and an API key for it')
    .option('--responses <number>', 'the number of live and test responses across all its forms', '2000')
    .option('--seed <text>', 'the same seed creates the same organisation', '1')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(demo);
}

async function demo(flags: DemoFlags): Promise<void> {
  const options = { responses: readCount(flags.responses), seed: flags.seed };
  if (options.seed.trim() === '') throw new WrongUsage('The seed must not be empty.');
  const progress = new Progress();
  const onProgress = ({ phase, done, total }: ImportProgress) =>
    progress.show(phase === 'check' ? 'Making responses' : 'Writing responses', done, total);
  const made = await withNewOrExistingData(flags, (data) =>
    withAbortOnSignal((signal) => makeDemo(data, options, { signal, onProgress })),
  ).finally(() => progress.clear());
  if (!made.ok) {
    throw made.failure.code === 'interrupted'
      ? new CommandFailure('Stopped; nothing was created.')
      : importRefusal(made.failure);
  }
  const { organization, key, forms, responses, created } = made.value;
  if (!created) note(`"${organization.name}" already exists and was not changed. Here is a new key for it.`);
  if (flags.json) printJson({ organization, key, forms, responses });
  else print(instructions(made.value, flags));
}

function readCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,8}$/.test(text) || count > maxResponses) {
    throw new WrongUsage(`--responses must be a whole number from 0 to ${maxResponses}, not "${text}".`);
  }
  return count;
}

/** Puts the key and the commands at the start of a line, so that they can be copied. */
function instructions({ organization, key, forms, responses, created }: MadeDemo, flags: DemoFlags): string {
  const base = urlOfService(flags);
  const [form = ''] = forms;
  const folder = flags.data === undefined ? '' : ` --data ${shellQuoted(flags.data)}`;
  return [
    `${created ? 'Created' : 'Found'} "${organization.name}" (id ${organization.id}): ` +
      `${pluralize(forms.length, 'form')}, ${pluralize(responses, 'response')}, seed ${flags.seed}.`,
    'Its API key, shown only once:',
    key,
    'Try the API:',
    `curl -u ${key}: ${base}/v2/forms`,
    `curl -u ${key}: '${base}/v2/forms/${form}/responses?limit=5'`,
    `curl -u ${key}: '${base}/v1/form/${form}/responses?page=1'`,
    `If the service is not running yet, start it: node bin/canvass serve${folder}`,
    'To open it in the browser, create a link that makes you its owner:',
    `node bin/canvass setup-link --organization ${organization.id}${folder}`,
  ].join('\n');
}
