import type { Command } from 'commander';
import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { loadFormFile } from '#service/form/formFile/loadFormFile.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { openForm } from '#service/form/openForm.ts';
import { CommandFailure } from '../../failure.ts';
import { print, printJson } from '../../output.ts';
import { withData } from '../../withData.ts';
import { errorsAmong, type FindingSource, findingCount, findingLines } from './findings.ts';
import { isFile, kindOrFail, sentence } from './loadOrFail.ts';
import { type FormFlags, formOrFail, titled } from './target.ts';

interface CheckFlags extends FormFlags {
  json?: boolean;
}

export function addCheck(form: Command): void {
  form
    .command('check')
    .description('look for mistakes in a file or a draft; exit code 1 where there is an error')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--organization <id or name>', 'whose form it is; the only organisation where there is one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(async (fileOrId: string, flags: CheckFlags) => {
      if (isFile(fileOrId)) await checkFile(fileOrId, flags);
      else await checkStored(fileOrId, flags);
    });
}

async function checkFile(path: string, flags: CheckFlags): Promise<void> {
  const loaded = await loadFormFile(path, kindOrFail(path));
  if (loaded.ok) {
    const { definition, settings } = splitFormFile(loaded.value.file);
    report(path, checkForm(definition, settings), loaded.value, flags);
    return;
  }
  if (loaded.failure.code !== 'file_wrong' || !flags.json)
    throw new CommandFailure(sentence(path, loaded.failure));
  printJson({ faults: loaded.failure.faults, findings: [] });
  process.exitCode = 1;
}

async function checkStored(id: string, flags: CheckFlags): Promise<void> {
  const row = await withData(flags, (data) => formOrFail(data, flags, id));
  const { definition, settings } = openForm(row);
  report(titled(row), checkForm(definition, settings), undefined, flags);
}

function report(
  what: string,
  findings: Finding[],
  source: FindingSource | undefined,
  { json = false }: CheckFlags,
): void {
  if (json) printJson({ faults: [], findings });
  else {
    for (const line of findingLines(findings, source)) print(line);
    print(`${what}: ${findings.length === 0 ? 'nothing found' : findingCount(findings)}.`);
  }
  if (errorsAmong(findings) > 0) process.exitCode = 1;
}
