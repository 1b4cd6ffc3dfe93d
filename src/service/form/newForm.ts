import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { FileKind } from '#form/schema/text/fileKind.ts';
import type { FileFault } from '#form/schema/text/readFormFile.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { isConflict } from '#store/conflict.ts';
import { createForm } from '#store/query/form/formChange.ts';
import { findAddressHolder } from '#store/query/form/formDocument.ts';
import { findWorkspace } from '#store/query/organization/workspace.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { recordFormChange } from '../base/audit/recordFormChange.ts';
import { findTemplate } from './template/findTemplate.ts';
import { type DraftDocument, draftDocument } from './thread/draftDocument.ts';
import { inFormThread } from './thread/formThread.ts';
import { isLargeText } from './thread/isLarge.ts';
import { sentDocument } from './thread/sentDocument.ts';
import type { DocumentFailure } from './thread/task/readDocument.ts';
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

type SourceFailure =
  | { code: 'template_unknown' }
  | { code: 'file_invalid'; faults: FileFault[] }
  | DocumentFailure;

export type NewFormFailure = { code: 'workspace_unknown' } | { code: 'name_missing' } | SourceFailure;

interface Begun {
  readonly name?: string;
  readonly document: DraftDocument;
  readonly settings: FormSettings;
}

/** Creates a form as a draft: nobody can open it before it is published. */
export async function newForm(
  writes: OrganizationWrites,
  wanted: FormWanted,
  now: number,
): Promise<Result<{ id: string }, NewFormFailure>> {
  const begun = await beginningOf(writes.organizationId, wanted);
  if (!begun.ok) return begun;
  const name = wanted.name ?? begun.value.name;
  if (name === undefined) return failed({ code: 'name_missing' });
  const form = { ...begun.value, name, workspace: wanted.workspace };
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
  readonly document: Pick<DraftDocument, 'draft' | 'lastFieldNumber'>;
  readonly settings: FormSettings;
}

/** Adds a draft under a new id. It keeps the address in its settings only where that is free. */
export async function addForm(
  transaction: OrganizationTransaction,
  { name, workspace, document, settings: wanted }: AddedForm,
  details: { readonly template: string | null } | { readonly copied: string },
  now: number,
): Promise<Result<{ id: string }, { code: 'workspace_unknown' }>> {
  const { db, organizationId, actor, reach } = transaction;
  const target = await findWorkspace(db, organizationId, workspace);
  if (target === undefined || !isInWorkspaceScope(reach, target.id))
    return failed({ code: 'workspace_unknown' });
  const { slug, ...others } = wanted;
  const isFree = slug !== undefined && (await findAddressHolder(db, slug)) === undefined;
  const settings = isFree ? wanted : others;
  const form = {
    organization_id: organizationId,
    id: newShortId(),
    workspace_id: target.id,
    name: storableText(name),
    enabled: 0,
    draft: document.draft,
    last_field_number: document.lastFieldNumber,
    settings: storableJson(settings),
    slug: isFree ? slug : null,
  };
  await createForm(transaction, form, now);
  const event = {
    action: 'form.created',
    details: { workspace: target.id, ...details },
    changes: [{ kind: 'form_created' }],
  } as const;
  await recordFormChange(db, form, actor, event, now);
  return ok({ id: form.id });
}

async function beginningOf(
  organizationId: string,
  { from, language, notify }: FormWanted,
): Promise<Result<Begun, SourceFailure>> {
  if ('file' in from) {
    const size = { organizationId, isLarge: isLargeText(from.file.text) };
    const read = await inFormThread(size, 'readForm', { ...from.file, notify });
    return read.ok ? read : failed({ code: 'file_invalid', faults: read.failure });
  }
  if ('definition' in from) {
    const { isLarge, sent } = sentDocument(from.definition);
    const read = await inFormThread({ organizationId, isLarge }, 'readDocument', { sent, notify });
    return read.ok ? ok({ document: read.value, settings: {} }) : read;
  }
  if (from.template !== null) {
    const found = await findTemplate(from.template, language);
    if (found === undefined) return failed({ code: 'template_unknown' });
    const { definition, ...others } = found;
    return ok({ ...others, document: draftDocument(withNotification(definition, notify)) });
  }
  const definition: FormDefinition = {
    format: 2,
    ...(language === undefined ? {} : { language }),
    pages: [{ id: 'page1', label: '', fields: [] }],
  };
  return ok({ document: draftDocument(withNotification(definition, notify)), settings: {} });
}
