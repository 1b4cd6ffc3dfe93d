import { type FormDefinition, lastFieldNumber } from '#form/definition/document.ts';
import { definition as definitionSchema } from '#form/schema/definition.ts';
import { type SchemaFault, schemaFaults } from '#form/schema/faults.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { FileKind } from '#form/schema/text/fileKind.ts';
import { type FileFault, readFormFile } from '#form/schema/text/readFormFile.ts';
import { formExcesses, sizeFaults } from '#form/size/formExcesses.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { isConflict } from '#store/conflict.ts';
import { createForm } from '#store/query/form/formChange.ts';
import { findAddressHolder } from '#store/query/form/formDocument.ts';
import { findWorkspace } from '#store/query/organization/workspace.ts';
import { recordFormChange } from '../organization/audit/recordFormChange.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../organization/organizationWrites.ts';
import { isInWorkspaceScope } from '../organization/workspace/workspaceScope.ts';
import { splitFormFile } from './formFile/splitFormFile.ts';
import { findTemplate } from './template/findTemplate.ts';
import { type Notified, withNotification } from './withNotification.ts';

/** The beginning of a new form. */
export type FormSource =
  /** The name of a template; null for a form with an empty page. */
  | { readonly template: string | null }
  | { readonly file: { readonly kind: FileKind; readonly text: string } }
  /** A document of the form language, not yet checked. */
  | { readonly definition: unknown };

export interface FormWanted {
  /** The workspace's id. */
  readonly workspace: string;
  /** The name in the file by default. */
  readonly name?: string | undefined;
  readonly from: FormSource;
  /** The language of the new form, if the template is translated into it; otherwise the template's own. */
  readonly language?: string | undefined;
  /** Who is mailed each response, unless the beginning has workflows of its own. */
  readonly notify?: Notified | undefined;
}

export type SourceFailure =
  | { code: 'template_unknown' }
  | { code: 'file_invalid'; faults: FileFault[] }
  | { code: 'document_invalid'; faults: SchemaFault[] }
  | { code: 'form_too_large'; faults: SchemaFault[] };

export type NewFormFailure = { code: 'workspace_unknown' } | { code: 'name_missing' } | SourceFailure;

interface Begun {
  readonly name?: string;
  readonly definition: FormDefinition;
  readonly settings: FormSettings;
}

/** Creates a form as a draft: nobody can open it before it is published. */
export async function newForm(
  writes: OrganizationWrites,
  wanted: FormWanted,
  now: number,
): Promise<Result<{ id: string }, NewFormFailure>> {
  const begun = await beginningOf(wanted);
  if (!begun.ok) return begun;
  const name = wanted.name ?? begun.value.name;
  if (name === undefined) return failed({ code: 'name_missing' });
  const definition = withNotification(begun.value.definition, wanted.notify);
  const form = { ...begun.value, definition, name, workspace: wanted.workspace };
  const template = 'template' in wanted.from ? wanted.from.template : null;
  for (let conflicts = 0; ; ) {
    try {
      return await writes.write((transaction) => addForm(transaction, form, { template }, now));
    } catch (error) {
      // Another request took the address concurrently; the retry finds it taken.
      conflicts += 1;
      if (!isConflict(error) || conflicts === 3) throw error;
    }
  }
}

export interface AddedForm {
  readonly name: string;
  readonly workspace: string;
  readonly definition: FormDefinition;
  readonly settings: FormSettings;
}

/** Adds a draft under a new id. It keeps the address in its settings only where that is free. */
export async function addForm(
  transaction: OrganizationTransaction,
  { name, workspace, definition, settings: wanted }: AddedForm,
  details: { readonly template: string | null } | { readonly copied: string },
  now: number,
): Promise<Result<{ id: string }, { code: 'workspace_unknown' }>> {
  const { db, organizationId, actor, reach } = transaction;
  const place = await findWorkspace(db, organizationId, workspace);
  if (place === undefined || !isInWorkspaceScope(reach, place.id))
    return failed({ code: 'workspace_unknown' });
  const { slug, ...others } = wanted;
  const isFree = slug !== undefined && (await findAddressHolder(db, slug)) === undefined;
  const settings = isFree ? wanted : others;
  const form = {
    organization_id: organizationId,
    id: newShortId(),
    workspace_id: place.id,
    name: storableText(name),
    enabled: 0,
    draft: storableJson(definition),
    last_field_number: lastFieldNumber(definition),
    settings: storableJson(settings),
    slug: isFree ? slug : null,
  };
  await createForm(transaction, form, now);
  const event = {
    action: 'form.created',
    details: { workspace: place.id, ...details },
    changes: [{ kind: 'form_created' }],
  } as const;
  await recordFormChange(db, form, actor, event, now);
  return ok({ id: form.id });
}

async function beginningOf({ from, language }: FormWanted): Promise<Result<Begun, SourceFailure>> {
  if ('file' in from) return await fromFile(from.file);
  if ('definition' in from) {
    const tooLarge = formExcesses(from.definition);
    if (tooLarge.length > 0) return failed({ code: 'form_too_large', faults: sizeFaults(tooLarge) });
    const valid = definitionSchema.safeParse(from.definition);
    if (valid.success) return ok({ definition: valid.data, settings: {} });
    return failed({ code: 'document_invalid', faults: schemaFaults(valid.error) });
  }
  if (from.template !== null) {
    const found = await findTemplate(from.template, language);
    return found === undefined ? failed({ code: 'template_unknown' }) : ok(found);
  }
  const definition: FormDefinition = {
    format: 2,
    ...(language === undefined ? {} : { language }),
    pages: [{ id: 'page1', label: '', fields: [] }],
  };
  return ok({ definition, settings: {} });
}

async function fromFile({
  kind,
  text,
}: {
  readonly kind: FileKind;
  readonly text: string;
}): Promise<Result<Begun, SourceFailure>> {
  const read = await readFormFile(text, kind);
  if (!read.ok) return failed({ code: 'file_invalid', faults: read.failure.faults });
  const { name, definition, settings } = splitFormFile(read.value.file);
  return ok({ name, definition, settings });
}
