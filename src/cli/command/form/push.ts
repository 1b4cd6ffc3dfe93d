import type { Command } from 'commander';
import { WrongUsage } from '../../failure.ts';
import { note, print, printJson } from '../../output.ts';
import { reportFailuresAsJson } from '../../reportFailuresAsJson.ts';
import { withExistingData } from '../../withData.ts';
import { findingLines, locatedFindings } from './findings.ts';
import { loadOrFail } from './loadOrFail.ts';
import { type PushFlags, pushFile, pushLines, refuseFindings } from './pushFile.ts';

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
    .option('--to <address>', 'push to the service at this https address instead of the data folder')
    .option('--key <key>', 'an API key with the scope forms:write, for --to')
    .option('--revision <number>', 'with --to: push nothing if the draft has another revision')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action((path: string, flags: RemoteFlags) =>
      reportFailuresAsJson(flags.json, () =>
        flags.to === undefined && flags.key === undefined ? push(path, flags) : pushElsewhere(path, flags),
      ),
    );
}

interface RemoteFlags extends PushFlags {
  to?: string;
  key?: string;
  revision?: string;
}

async function pushElsewhere(path: string, flags: RemoteFlags): Promise<void> {
  const { to, key, revision } = flags;
  if (to === undefined || key === undefined)
    throw new WrongUsage('--to and --key belong together; give both.');
  if (revision !== undefined && !/^\d{1,15}$/.test(revision))
    throw new WrongUsage('--revision needs a number.');
  const given = await loadOrFail(path);
  if (flags.strict) refuseFindings(given, []);
  const { pushTo } = await import('./push/pushTo.ts');
  const { loaded, pushed } = await pushTo(given, {
    to,
    key,
    workspace: flags.workspace,
    revision: revision === undefined ? undefined : Number(revision),
  });
  const { id, name, workspace, created, findings, draft_changes, live_changes } = pushed;
  if (flags.json) return printJson({ ...pushed, findings: locatedFindings(findings, loaded) });
  for (const line of findingLines(findings, loaded)) note(line);
  const form = {
    id,
    name,
    created,
    draftChanges: draft_changes,
    liveChanges: live_changes,
    target: { workspace },
  };
  for (const line of pushLines({ organization: { name: new URL(to).host }, form })) print(line);
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
    workspace: form.target.workspace.id,
    created: form.created,
    draft_revision: form.revision,
    draft_changes: form.draftChanges,
    live_changes: form.liveChanges,
    findings: locatedFindings([...findings, ...form.warnings], loaded),
  });
}
