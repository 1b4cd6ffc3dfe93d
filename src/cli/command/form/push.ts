import type { Command } from 'commander';
import { note, print, printJson } from '../../output.ts';
import { reportFailuresAsJson } from '../../reportFailuresAsJson.ts';
import { withExistingData } from '../../withData.ts';
import { findingLines, placedFindings } from './findings.ts';
import { loadOrFail } from './loadOrFail.ts';
import { type PushFlags, pushFile, pushLines } from './pushFile.ts';

export function addPush(form: Command): void {
  form
    .command('push')
    .description(
      'create a form from a file, or update its draft and settings; reports all findings, but only errors in the settings stop it',
    )
    .argument('<file>', 'a form in YAML or JSON; - reads standard input')
    .option('--strict', 'push nothing and exit with 1 if the checker finds an error or a warning')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option(
      '--workspace <id or name>',
      'the workspace of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action((path: string, flags: PushFlags) => reportFailuresAsJson(flags.json, () => push(path, flags)));
}

async function push(path: string, flags: PushFlags): Promise<void> {
  const given = await loadOrFail(path);
  const pushed = await withExistingData(flags, (data) => pushFile(data, flags, given));
  const { form, organization, findings, loaded } = pushed;
  for (const line of findingLines(form.warnings, loaded)) note(line);
  if (!flags.json) {
    for (const line of pushLines(pushed)) print(line);
    return;
  }
  printJson({
    id: form.id,
    name: form.name,
    organization: organization.id,
    workspace: form.place.workspace.id,
    created: form.created,
    draft_revision: form.revision,
    draft_changes: form.draftChanges,
    live_changes: form.liveChanges,
    findings: placedFindings([...findings, ...form.warnings], loaded),
  });
}
