import type { Command } from 'commander';
import { counted } from '#kit/counted.ts';
import { type Publication, type PublishFailure, publishForm } from '#service/form/publishForm.ts';
import type { Data } from '#service/openData.ts';
import type { FormRow } from '#store/query/form.ts';
import { CommandFailure } from '../../failure.ts';
import { note, print, printJson } from '../../output.ts';
import { withData } from '../../withData.ts';
import { errorsAmong, findingLines } from './findings.ts';
import { isFile, loadOrFail } from './loadOrFail.ts';
import { type PushFlags, pushFile, pushLines } from './pushFile.ts';
import { formOrFail, notFound, titled } from './target.ts';

interface PublishFlags extends PushFlags {
  json?: boolean;
}

export function addPublish(form: Command): void {
  form
    .command('publish')
    .description('make the draft a version that never changes; a file is pushed first')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--organization <id or name>', 'whose form it is; else the file says, or there is only one')
    .option('--workspace <id or name>', 'where it belongs; else the file says, or there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action(async (fileOrId: string, flags: PublishFlags) => {
      const publication = await withData(flags, (data) => publish(data, fileOrId, flags));
      if (flags.json) printJson(publication);
      else print(told(publication));
    });
}

async function publish(data: Data, fileOrId: string, flags: PublishFlags): Promise<Publication> {
  const { warnings, ...form } = isFile(fileOrId)
    ? await pushed(data, fileOrId, flags)
    : { ...(await formOrFail(data, flags, fileOrId)), warnings: [] };
  const { organization_id, id, draft_revision } = form;
  const outcome = await publishForm(data.store, organization_id, id, Date.now(), draft_revision);
  // A publication mends what they are about.
  if (!outcome.ok) for (const warning of warnings) note(warning);
  if (!outcome.ok) throw new CommandFailure(sentence(outcome.failure, form, isFile(fileOrId)));
  // Those of a file have been told by the push.
  if (!isFile(fileOrId)) for (const line of findingLines(outcome.value.findings, undefined)) note(line);
  return outcome.value;
}

type Named = Pick<FormRow, 'organization_id' | 'id' | 'name' | 'draft_revision'>;

async function pushed(
  data: Data,
  path: string,
  flags: PublishFlags,
): Promise<Named & { warnings: string[] }> {
  const loaded = await loadOrFail(path);
  const result = await pushFile(data, flags, loaded);
  if (!flags.json) for (const line of pushLines(result)) print(line);
  const { organization, form } = result;
  const warnings = findingLines(form.warnings, loaded);
  const { id, name, revision: draft_revision } = form;
  return { organization_id: organization.id, id, name, draft_revision, warnings };
}

function told({ published, version, enabled, ...form }: Publication): string {
  if (!published) return `Nothing to publish: version ${version} of ${titled(form)} is what the draft says.`;
  return `Published version ${version} of ${titled(form)}; it is ${enabled ? 'enabled' : 'disabled'}.`;
}

function sentence(failure: PublishFailure, form: Named, findingsTold: boolean): string {
  switch (failure.code) {
    case 'form_unknown':
      return notFound(failure);
    case 'draft_changed':
      return `${titled(form)} was not published: somebody else pushed another draft in the same moment. Look at it with form diff, and publish again.`;
    case 'document_invalid':
      return [
        ...failure.faults.map(({ path, message }) => `${path || 'the document'} ${message}`),
        `${titled(form)} was not published. Pull it, mend it and push it.`,
      ].join('\n');
    case 'findings_block':
      return [
        ...(findingsTold ? [] : findingLines(failure.findings, undefined)),
        `${titled(form)} was not published: ${counted(errorsAmong(failure.findings), 'error')}.`,
      ].join('\n');
  }
}
