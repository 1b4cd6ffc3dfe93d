import { lastFieldNumber } from '#form/definition/document.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson, storableText } from '#kit/text/storableText.ts';
import { addVersion, createForm } from '#store/query/form/formChange.ts';
import { findWorkspace } from '#store/query/organization/workspace.ts';
import { recordFormChange } from '../organization/audit/recordFormChange.ts';
import type { OrganizationWrites } from '../organization/organizationWrites.ts';
import { isInWorkspaceScope } from '../organization/workspace/workspaceScope.ts';
import { readFormFile } from './formFile/readFormFile.ts';
import { splitFormFile } from './formFile/splitFormFile.ts';
import { blankForm } from './newFormText.ts';
import { translatedDefinition } from './template/translatedDefinition.ts';
import { listTemplates } from './templates.ts';

export interface FormWanted {
  /** The workspace's id. */
  readonly workspace: string;
  readonly name: string;
  /** The name of a template; null for a blank form with two fields. */
  readonly template: string | null;
  /** The language of the new form, if the template is translated into it; otherwise the template's own. */
  readonly language?: string | undefined;
}

export type NewFormFailure = { code: 'workspace_unknown' } | { code: 'template_unknown' };

/** Creates and publishes a form, so that its address works at once. */
export async function newForm(
  writes: OrganizationWrites,
  { workspace, name, template, language }: FormWanted,
  now: number,
): Promise<Result<{ id: string }, NewFormFailure>> {
  const text = template === null ? blankForm : await textOf(template);
  if (text === undefined) return failed({ code: 'template_unknown' });
  const read = await readFormFile(text, 'yaml');
  if (!read.ok) throw new Error(`a template that cannot be read: ${read.failure.faults[0]?.message}`);
  const { definition, settings } = splitFormFile(read.value.file);
  const translated = language === undefined ? definition : translatedDefinition(definition, language);
  const draft = storableJson(translated);
  const id = newShortId();
  return await writes.write(async (transaction) => {
    const { db, organizationId, actor, reach } = transaction;
    const place = await findWorkspace(db, organizationId, workspace);
    if (place === undefined || !isInWorkspaceScope(reach, place.id))
      return failed({ code: 'workspace_unknown' });
    const form = {
      organization_id: organizationId,
      id,
      workspace_id: place.id,
      name: storableText(name),
      enabled: 1,
      draft,
      last_field_number: lastFieldNumber(definition),
      settings: storableJson(settings),
    };
    const at = await createForm(transaction, form, now);
    await addVersion(db, organizationId, id, { version: 1, definition: draft, at });
    const details = { workspace: place.id, template };
    const changes = [{ kind: 'form_created' }, { kind: 'form_published', new: { version: 1 } }] as const;
    await recordFormChange(db, form, actor, { action: 'form.created', details, changes }, now);
    return ok({ id });
  });
}

async function textOf(template: string): Promise<string | undefined> {
  return (await listTemplates()).find(({ name }) => name === template)?.text;
}
