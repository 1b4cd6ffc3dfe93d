import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { serverFindings } from '#form/check/serverFindings.ts';
import { newShortId } from '#kit/ids.ts';
import { claimId } from '#service/form/formFile/claimId.ts';
import type { LoadedForm } from '#service/form/formFile/loadFormFile.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { type PushedForm, pushForm } from '#service/form/push/pushForm.ts';
import { type PushFailure, previewPush } from '#service/form/push/refusePush.ts';
import type { Data } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { OrganizationRow } from '#store/query/organization/organization.ts';
import { CommandFailure } from '../../failure.ts';
import { note } from '../../output.ts';
import { serverFeatures } from '../../serverFeatures.ts';
import { findingCount, findingLines, locatedFindings } from './findings.ts';
import { loadFailure } from './loadOrFail.ts';
import { pushSentence } from './pushSentence.ts';
import { type FormFlags, formTitle, organizationOfFile } from './target.ts';

export interface PushFlags extends FormFlags {
  workspace?: string;
  strict?: boolean;
  /** Set if a publication follows directly. */
  publishes?: boolean;
  json?: boolean;
}

export interface Pushed {
  organization: OrganizationRow;
  form: PushedForm;
  /** Findings of the checker, and features that the server lacks. */
  findings: Finding[];
  /** The pushed file, with its id. */
  loaded: LoadedForm;
}

/** Pushes a file into the installation. A file without an id gets one first, so that the next push finds the form. */
export async function pushFile(data: Data, flags: PushFlags, given: LoadedForm): Promise<Pushed> {
  const organization = await organizationOfFile(data, flags, given.file);
  if (flags.strict) refuseFindings(given, await findingsAhead(data, organization, flags, given));
  const loaded = given.file.id === undefined ? await withWrittenId(data, organization, flags, given) : given;
  const findings = findingsOf(loaded);
  const order = pushOrderOf(loaded, flags);
  const pushed = await pushForm(operatorWrites(data.store, organization.id), order, Date.now());
  if (!pushed.ok) throw await refusal(data, organization, pushed.failure, loaded);
  const { target } = pushed.value;
  if (target.missing) note(`Created the workspace "${target.workspace.name}" (${target.workspace.id}).`);
  const shownFindings = [
    ...findings,
    ...serverFindings(splitFormFile(loaded.file).definition, serverFeatures(flags)),
  ];
  for (const line of findingLines(shownFindings, loaded)) note(line);
  return { organization, form: pushed.value, findings: shownFindings, loaded };
}

/** The push order of a file; a file without an id gets a temporary one. */
export function pushOrderOf({ file }: LoadedForm, flags: PushFlags) {
  const { id = newShortId(), workspace, ...state } = splitFormFile(file);
  return { ...state, id, workspace: flags.workspace ?? workspace };
}

function findingsOf({ file }: LoadedForm): Finding[] {
  const { definition, settings } = splitFormFile(file);
  return checkForm(definition, settings);
}

/** Settings that refer to parts missing from the published version; none if a publication follows. */
async function findingsAhead(
  data: Data,
  organization: OrganizationRow,
  flags: PushFlags,
  loaded: LoadedForm,
): Promise<Finding[]> {
  if (flags.publishes) return [];
  const foreseen = await previewPush(data.store.read, organization.id, pushOrderOf(loaded, flags));
  return foreseen.ok ? foreseen.value.plan.warnings : [];
}

/** Fails with the findings, which `--strict` does not allow. */
export function refuseFindings(loaded: LoadedForm, ahead: readonly Finding[]): void {
  const findings = [...findingsOf(loaded), ...ahead];
  if (findings.length === 0) return;
  throw new CommandFailure(
    [
      ...findingLines(findings, loaded),
      `${loaded.path} was not pushed: ${findingCount(findings)}, and --strict allows none.`,
    ].join('\n'),
    'findings_block',
    { findings: locatedFindings(findings, loaded) },
  );
}

async function withWrittenId(
  data: Data,
  organization: OrganizationRow,
  flags: PushFlags,
  given: LoadedForm,
): Promise<LoadedForm> {
  const { path } = given;
  if (!given.writable)
    throw new CommandFailure(
      `The form on ${path} has no id. Push cannot write one there, so every push would create another form. Give it an id of eight lowercase letters or digits, or push a file.`,
      'id_missing',
    );
  // Previews the push first, so that a refused file stays unchanged.
  const foreseen = await previewPush(data.store.read, organization.id, pushOrderOf(given, flags));
  if (!foreseen.ok) throw await refusal(data, organization, foreseen.failure, given);
  const claim = await claimId(given);
  if (claim.ok) {
    const { loaded, written } = claim.value;
    if (written) note(`Wrote the id ${loaded.file.id} into ${path}.`);
    if (flags.strict) refuseFindings(loaded, []);
    return loaded;
  }
  const { failure } = claim;
  if (failure.code === 'file_locked')
    throw new CommandFailure(
      `${path} has no id, and another push seems to be writing one: ${failure.lock} exists. If no other push is running, remove that file and push again.`,
      failure.code,
    );
  if (failure.code === 'file_not_writable')
    throw new CommandFailure(
      `${path} has no id and cannot be written (${failure.reason}); nothing was pushed.`,
      failure.code,
    );
  throw loadFailure(path, failure);
}

async function refusal(
  data: Data,
  organization: OrganizationRow,
  failure: PushFailure,
  loaded: LoadedForm,
): Promise<CommandFailure> {
  const message = await pushSentence(data, organization.id, failure, loaded);
  const findings =
    failure.code === 'settings_invalid' ? locatedFindings(failure.findings, loaded) : undefined;
  return new CommandFailure(message, failure.code, findings && { findings });
}

/** The parts of a push that its description needs. */
interface Described {
  readonly organization: Pick<OrganizationRow, 'name'>;
  readonly form: Pick<PushedForm, 'id' | 'name' | 'created' | 'draftChanges' | 'liveChanges'> & {
    readonly target: { readonly workspace: { readonly name: string } };
  };
}

/** Describes the result of a push. */
export function pushLines({ organization, form }: Described): string[] {
  const { created, target, draftChanges, liveChanges } = form;
  if (created) {
    return [
      `Created the form ${formTitle(form)} in the workspace "${target.workspace.name}" of ${organization.name}. It is a draft until it is published.`,
    ];
  }
  if (draftChanges.length + liveChanges.length === 0)
    return [`${formTitle(form)} already matches the file; nothing changed.`];
  const indented = (lines: string[]) => lines.map((line) => `  ${line}`);
  return [
    `Pushed ${formTitle(form)}.`,
    ...(draftChanges.length > 0 ? ['In the draft, not published yet:', ...indented(draftChanges)] : []),
    ...(liveChanges.length > 0 ? ['Live now:', ...indented(liveChanges)] : []),
  ];
}
