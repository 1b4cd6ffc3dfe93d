import { watch as watchFolder } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { previewLink } from '#service/collect/preview/previewToken.ts';
import { CommandFailure, failureCode } from '../../../failure.ts';
import { note, print } from '../../../output.ts';
import { formsAddress } from '../../../urlOfService.ts';
import { withAbortOnSignal } from '../../../withAbortOnSignal.ts';
import { withExistingData } from '../../../withData.ts';
import { findingLines } from '../findings.ts';
import { kindOrFail, loadOrFail } from '../loadOrFail.ts';
import { type PushFlags, pushFile, pushLines } from '../pushFile.ts';

/** Editors write a file in several steps; the last of them counts. */
const settleTime = 100;

export function addWatch(form: Command): void {
  form
    .command('watch')
    .description('push a file after every save, and show its draft in the browser; Ctrl-C ends it')
    .argument('<file>', 'a form in YAML or JSON')
    .option('--organization <id or name>', 'the organisation of the form; optional if there is only one')
    .option('--workspace <id or name>', 'the workspace of the form; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .action((path: string, flags: PushFlags) => withAbortOnSignal((signal) => watch(path, flags, signal)));
}

async function watch(path: string, flags: PushFlags, signal: AbortSignal): Promise<void> {
  kindOrFail(path);
  // The folder is watched, because many editors replace the file.
  const changes = watchFolder(dirname(path), { signal });
  await pushAndShow(path, flags, true);
  note(`Watching ${path}; press Ctrl-C to stop.`);
  try {
    for await (const { filename } of changes) {
      if (filename !== basename(path)) continue;
      await wait(settleTime);
      await pushAndShow(path, flags, false).catch(sayFailure);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The text of the file that was pushed last, because one save can be several events. */
let pushedText: string | undefined;

async function pushAndShow(path: string, flags: PushFlags, isFirst: boolean): Promise<void> {
  const given = await loadOrFail(path);
  if (given.text === pushedText) return;
  const { link, lines } = await withExistingData(flags, async (data) => {
    const pushed = await pushFile(data, flags, given);
    pushedText = pushed.loaded.text;
    for (const line of findingLines(pushed.form.warnings, pushed.loaded)) note(line);
    const keys = new AccountKeys(data.secrets);
    const { url } = previewLink(keys, formsAddress(flags), pushed.form.id, { now: Date.now() });
    return { link: url, lines: pushLines(pushed) };
  });
  for (const line of lines) print(line);
  if (isFirst) print(`Preview: ${link}`);
}

/** A file that cannot be pushed now is corrected with one of the next saves. */
function sayFailure(error: unknown): void {
  if (failureCode(error) === undefined || !(error instanceof Error)) throw error;
  if (error instanceof CommandFailure && error.code === 'file_missing') return;
  note(error.message);
}
