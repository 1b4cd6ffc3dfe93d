import type { Command } from 'commander';
import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { serverFindings } from '#form/check/serverFindings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import type { LoadedForm } from '#service/form/formFile/loadFormFile.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { openForm } from '#service/form/openForm.ts';
import { type Publication, type PublishFailure, publishForm } from '#service/form/publishForm.ts';
import type { Data } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { CommandFailure } from '../../failure.ts';
import { note, print, printJson } from '../../output.ts';
import { reportFailuresAsJson } from '../../reportFailuresAsJson.ts';
import { serverFeatures } from '../../serverFeatures.ts';
import { withExistingData } from '../../withData.ts';
import { errorsAmong, findingCount, findingLines, locatedFindings } from './findings.ts';
import { formAddress } from './formAddress.ts';
import { isFileOrInput, loadOrFail } from './loadOrFail.ts';
import { type PushFlags, pushFile, pushLines } from './pushFile.ts';
import { formOrFail, formTitle, notFound } from './target.ts';

/** The draft to publish, and the file it comes from. */
type PublishTarget = Pick<FormRow, 'organization_id' | 'id' | 'name' | 'draft_revision'> & {
  definition: FormDefinition;
  loaded?: LoadedForm;
  warnings?: Finding[];
};

export function addPublish(form: Command): void {
  form
    .command('publish')
    .description('publish the draft as an immutable version; a file is pushed first')
    .argument(
      '<file or id>',
      'a form in YAML or JSON, - for standard input, or the id, address or name of a form',
    )
    .option('--strict', 'push and publish nothing if the checker finds an error or a warning')
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
    .action((fileOrId: string, flags: PushFlags) =>
      reportFailuresAsJson(flags.json, async () => {
        const publication = await withExistingData(flags, (data) => publish(data, fileOrId, flags));
        const url = formAddress(flags, publication);
        if (flags.json) printJson({ ...publication, url });
        else print(`${publicationText(publication)}\n${url}`);
      }),
    );
}

async function publish(data: Data, fileOrId: string, flags: PushFlags): Promise<Publication> {
  const target = isFileOrInput(fileOrId)
    ? await pushed(data, fileOrId, flags)
    : await stored(data, fileOrId, flags);
  const { organization_id, id, draft_revision, definition, loaded, warnings = [] } = target;
  const outcome = await publishForm(operatorWrites(data.store, organization_id), id, Date.now(), {
    revision: draft_revision,
  });
  if (!outcome.ok) {
    // Prints these only on failure, because a successful publication resolves them.
    for (const line of findingLines(warnings, loaded)) note(line);
    throw refusal(outcome.failure, target);
  }
  const findings = [...outcome.value.findings, ...serverFindings(definition, serverFeatures(flags))];
  // The push has already printed the findings of a file.
  if (loaded === undefined) for (const line of findingLines(findings, undefined)) note(line);
  return { ...outcome.value, findings: locatedFindings(findings, loaded) };
}

async function stored(
  data: Data,
  id: string,
  { strict = false, ...flags }: PushFlags,
): Promise<PublishTarget> {
  const row = await formOrFail(data, flags, id);
  const { definition, settings } = openForm(row);
  const findings = strict ? checkForm(definition, settings) : [];
  if (findings.length === 0) return { ...row, definition };
  throw new CommandFailure(
    [
      ...findingLines(findings, undefined),
      `${formTitle(row)} was not published: ${findingCount(findings)}, and --strict allows none.`,
    ].join('\n'),
    'findings_block',
    { findings },
  );
}

async function pushed(data: Data, path: string, flags: PushFlags): Promise<PublishTarget> {
  const result = await pushFile(data, { ...flags, publishes: true }, await loadOrFail(path));
  if (!flags.json) for (const line of pushLines(result)) print(line);
  const { organization, form, loaded } = result;
  const { id, name, revision: draft_revision, warnings } = form;
  const { definition } = splitFormFile(loaded.file);
  return { organization_id: organization.id, id, name, draft_revision, definition, warnings, loaded };
}

function publicationText({ published, version, enabled, ...form }: Publication): string {
  if (!published)
    return `Nothing to publish: the draft of ${formTitle(form)} is the same as version ${version}.`;
  return `Published version ${version} of ${formTitle(form)}; it is ${enabled ? 'enabled' : 'disabled'}.`;
}

function refusal(failure: PublishFailure, form: PublishTarget): CommandFailure {
  const details =
    failure.code === 'findings_block'
      ? { findings: locatedFindings(failure.findings, form.loaded) }
      : failure.code === 'document_invalid'
        ? { faults: failure.faults }
        : {};
  return new CommandFailure(sentence(failure, form), failure.code, details);
}

function sentence(failure: PublishFailure, form: PublishTarget): string {
  switch (failure.code) {
    case 'form_unknown':
      return notFound(failure);
    case 'draft_changed':
    case 'published_changed':
      return `${formTitle(form)} was not published: someone else pushed another draft at the same time. Check it with form diff, then publish again.`;
    case 'document_invalid':
      return [
        ...failure.faults.map(({ path, message }) => `${path || 'the document'} ${message}`),
        `${formTitle(form)} was not published. Pull it, fix it and push it.`,
      ].join('\n');
    case 'findings_block':
      return [
        ...(form.loaded === undefined ? findingLines(failure.findings, undefined) : []),
        `${formTitle(form)} was not published: ${pluralize(errorsAmong(failure.findings), 'error')}.`,
      ].join('\n');
  }
}
