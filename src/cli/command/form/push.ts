import type { Command } from 'commander';
import { note, print, printJson } from '../../output.ts';
import { withData } from '../../withData.ts';
import { findingLines } from './findings.ts';
import { loadOrFail } from './loadOrFail.ts';
import { type PushFlags, pushFile, pushLines } from './pushFile.ts';

export function addPush(form: Command): void {
  form
    .command('push')
    .description('make a form of a file, or make its draft and settings what the file says')
    .argument('<file>', 'a form in YAML or JSON')
    .option('--organization <id or name>', 'whose form it is; else the file says, or there is only one')
    .option('--workspace <id or name>', 'where it belongs; else the file says, or there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(async (path: string, flags: PushFlags & { json?: boolean }) => {
      const loaded = await loadOrFail(path);
      const pushed = await withData(flags, (data) => pushFile(data, flags, loaded));
      for (const line of findingLines(pushed.form.warnings, loaded)) note(line);
      if (!flags.json) {
        for (const line of pushLines(pushed)) print(line);
        return;
      }
      const { form, organization, findings } = pushed;
      printJson({
        id: form.id,
        name: form.name,
        organization: organization.id,
        workspace: form.place.workspace.id,
        created: form.created,
        draft_revision: form.revision,
        draft_changes: form.draftChanges,
        live_changes: form.liveChanges,
        findings: [...findings, ...form.warnings],
      });
    });
}
