import { writeFile } from 'node:fs/promises';
import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { counted } from '#kit/counted.ts';
import { newShortId } from '#kit/ids.ts';
import { withId } from '#service/form/formFile/editFormFile.ts';
import type { LoadedForm } from '#service/form/formFile/loadFormFile.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { type PushedForm, type PushFailure, pushForm } from '#service/form/pushForm.ts';
import type { Data } from '#service/openData.ts';
import type { OrganizationRow } from '#store/query/organization.ts';
import { CommandFailure } from '../../failure.ts';
import { note } from '../../output.ts';
import { findingLines } from './findings.ts';
import { type FormFlags, organizationOfFile, titled } from './target.ts';

export interface PushFlags extends FormFlags {
  workspace?: string;
}

export interface Pushed {
  organization: OrganizationRow;
  form: PushedForm;
  findings: Finding[];
}

/** Brings a file into the installation. A file without an id gets one first, so that pushing again finds the form. */
export async function pushFile(data: Data, flags: PushFlags, loaded: LoadedForm): Promise<Pushed> {
  const organization = await organizationOfFile(data, flags, loaded.file);
  const { id = await writeId(loaded), workspace, ...state } = splitFormFile(loaded.file);
  const asked =
    flags.workspace !== undefined
      ? { idOrName: flags.workspace, by: 'person' as const }
      : workspace !== undefined
        ? { idOrName: workspace, by: 'file' as const }
        : undefined;
  const pushed = await pushForm(data.store, organization.id, { ...state, id, workspace: asked }, Date.now());
  if (!pushed.ok) throw new CommandFailure(sentence(pushed.failure, loaded, id));
  const { place } = pushed.value;
  if (place.missing) note(`Made the workspace "${place.workspace.name}" (${place.workspace.id}).`);
  if (place.ignored !== undefined)
    note(`The file names the workspace "${place.ignored}"; "${place.workspace.name}" is the only one here.`);
  const findings = checkForm(state.definition, state.settings);
  for (const line of findingLines(findings, loaded)) note(line);
  return { organization, form: pushed.value, findings };
}

async function writeId({ path, text, kind }: LoadedForm): Promise<string> {
  const id = newShortId();
  try {
    await writeFile(path, withId(text, kind, id));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new CommandFailure(`${path} has no id and cannot be written (${error.code}); nothing was pushed.`);
  }
  note(`Wrote the id ${id} into ${path}.`);
  return id;
}

/** What a push did, in lines. */
export function pushLines({ organization, form }: Pushed): string[] {
  const { created, place, draftChanges, liveChanges } = form;
  if (created) {
    return [
      `Made the form ${titled(form)} in the workspace "${place.workspace.name}" of ${organization.name}. It is a draft until it is published.`,
    ];
  }
  if (draftChanges.length + liveChanges.length === 0)
    return [`${titled(form)} is what the file says already; nothing changed.`];
  const indented = (lines: string[]) => lines.map((line) => `  ${line}`);
  return [
    `Pushed ${titled(form)}.`,
    ...(draftChanges.length > 0 ? ['In the draft, until it is published:', ...indented(draftChanges)] : []),
    ...(liveChanges.length > 0 ? ['At once:', ...indented(liveChanges)] : []),
  ];
}

function sentence(failure: PushFailure, loaded: LoadedForm, id: string): string {
  const { path } = loaded;
  switch (failure.code) {
    case 'settings_invalid':
      return [
        ...findingLines(failure.findings, loaded),
        `${path} was not pushed: its settings have ${counted(failure.findings.length, 'error')} and would take effect at once.`,
      ].join('\n');
    case 'id_malformed':
      return `There is no form with the id "${id}", and a new one needs an id of eight small letters or digits. Remove the id from ${path}, and push writes one.`;
    case 'id_taken':
      return `The id "${id}" is taken by another form of this installation. Remove the id from ${path}, and push writes another.`;
    case 'form_deleted':
      return `The form "${id}" was deleted. To make a new form of ${path}, remove its id.`;
    case 'slug_taken':
      return `The address "${failure.slug}" is taken by another form of this installation. Choose another slug in ${path}.`;
    case 'field_id_reused':
      return [
        ...failure.fields.map(
          ({ id: field, was, is }) =>
            `${field} was published as ${was} and cannot become ${is}: answers of the old kind lie under it.`,
        ),
        'Give the new field an id that was never used.',
      ].join('\n');
    case 'workspace_unknown':
      return `There is no workspace with the id or name "${failure.asked}".`;
    case 'workspace_ambiguous':
      return `Several workspaces are called "${failure.asked}". Name one by its id.`;
    case 'workspace_needed':
      return 'There are several workspaces. Name one with --workspace <id or name>, or in the file with "workspace".';
  }
}
