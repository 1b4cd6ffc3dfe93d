import type { Finding } from '#form/check/findings.ts';
import { describeName, describeSettings, type FormContent } from '#form/definition/describeChanges.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { openSettings } from '../openForm.ts';
import { publishedVersion } from '../publishedVersion.ts';
import { settingsErrors } from '../settingsErrors.ts';
import { type DraftDocument, draftDocument } from '../thread/draftDocument.ts';
import { inFormThread } from '../thread/formThread.ts';
import { isLargeText } from '../thread/isLarge.ts';
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

/** The state that a file wants, with its document as an object or ready to be stored. */
export interface PushedState extends Omit<FormContent, 'definition'> {
  readonly definition?: FormDefinition;
  readonly document?: DraftDocument;
  /** Errors of the settings, where they were looked for already. */
  readonly settingsErrors?: Finding[];
}

/** Does all slow work of a push before the form is locked. */
export async function planPush(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  wantedState: PushedState,
): Promise<Result<PushPlan, PlanFailure>> {
  const { name, settings: wanted, definition } = wantedState;
  const findings =
    wantedState.settingsErrors ?? (definition === undefined ? [] : settingsErrors(definition, wanted));
  if (findings.length > 0) return failed({ code: 'settings_invalid', findings });
  const document = wantedState.document ?? (definition === undefined ? undefined : draftDocument(definition));
  if (document === undefined) throw new Error('a push without a document');
  const { draft, lastFieldNumber: last } = document;
  const seen = await findFormDocument(db, organizationId, id);
  const nothing = { draftChanges: [], nameChanges: [], settingsChanges: [], warnings: [] };
  if (seen === undefined) return ok({ seen, draft, lastFieldNumber: last, settings: wanted, ...nothing });
  const before = openSettings(seen.settings);
  const settings = withStoredPassword(wanted, before);
  const draftChanges =
    seen.draft === draft
      ? []
      : await inFormThread(
          { organizationId, isLarge: isLargeText(draft) || isLargeText(seen.draft) },
          'compareDrafts',
          { before: seen.draft, after: draft },
        );
  const fields = draftChanges.length > 0 ? await reusedFields(db, seen, document.fields) : [];
  if (fields.length > 0) return failed({ code: 'field_id_reused', fields });
  return ok({
    seen,
    draft,
    lastFieldNumber: Math.max(seen.last_field_number, last),
    settings,
    draftChanges,
    nameChanges: describeName(seen.name, name),
    settingsChanges: describeSettings(before, settings),
    warnings: await warningsOf(db, seen, settings),
  });
}

async function warningsOf(db: Database, row: FormRow, settings: FormSettings): Promise<Finding[]> {
  if (settings.quotas === undefined && settings.one_per_person?.by !== 'answer') return [];
  const published = await publishedVersion(db, row);
  if (published === undefined) return [];
  return await inFormThread(
    { organizationId: row.organization_id, isLarge: isLargeText(published.definition) },
    'missingSettings',
    { ...published, settings },
  );
}
