import type { Finding } from '#form/check/findings.ts';
import {
  describeDefinition,
  describeName,
  describeSettings,
  type FormState,
} from '#form/definition/describeChanges.ts';
import { lastFieldNumber } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableJson } from '#kit/text/storableText.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { openDocument, openForm } from '../openForm.ts';
import { publishedVersion } from '../publishedVersion.ts';
import { settingsErrors, settingsMissingFromPublished } from '../settingsErrors.ts';
import { withStoredPassword } from '../withStoredPassword.ts';
import { type ReusedField, reusedFields } from './reusedFields.ts';

/** The effect of a push on the form as it was read; invalid once the form changes. */
export interface PushPlan {
  /** Undefined if the push creates the form. */
  seen: FormRow | undefined;
  draft: string;
  lastFieldNumber: number;
  settings: FormSettings;
  draftChanges: string[];
  nameChanges: string[];
  settingsChanges: string[];
  /** Settings that refer to parts missing from the published version. */
  warnings: Finding[];
}

export type PlanFailure =
  | { code: 'settings_invalid'; findings: Finding[] }
  | { code: 'field_id_reused'; fields: ReusedField[] };

/** Does all slow work of a push before the form is locked. */
export async function planPush(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  { name, definition, settings: wanted }: FormState,
): Promise<Result<PushPlan, PlanFailure>> {
  const findings = settingsErrors(definition, wanted);
  if (findings.length > 0) return failed({ code: 'settings_invalid', findings });
  const draft = storableJson(definition);
  const last = lastFieldNumber(definition);
  const seen = await findFormDocument(db, organizationId, id);
  const nothing = { draftChanges: [], nameChanges: [], settingsChanges: [], warnings: [] };
  if (seen === undefined) return ok({ seen, draft, lastFieldNumber: last, settings: wanted, ...nothing });
  const before = openForm(seen);
  const settings = withStoredPassword(wanted, before.settings);
  const draftChanges = describeDefinition(before.definition, definition);
  const fields = draftChanges.length > 0 ? await reusedFields(db, seen, definition) : [];
  if (fields.length > 0) return failed({ code: 'field_id_reused', fields });
  return ok({
    seen,
    draft,
    lastFieldNumber: Math.max(seen.last_field_number, last),
    settings,
    draftChanges,
    nameChanges: describeName(before.name, name),
    settingsChanges: describeSettings(before.settings, settings),
    warnings: await warningsOf(db, seen, settings),
  });
}

async function warningsOf(db: Database, row: FormRow, settings: FormSettings): Promise<Finding[]> {
  if (settings.quotas === undefined && settings.one_per_person?.by !== 'answer') return [];
  const published = await publishedVersion(db, row);
  if (published === undefined) return [];
  const { version, definition } = published;
  return settingsMissingFromPublished({ version, definition: openDocument(definition) }, settings);
}
