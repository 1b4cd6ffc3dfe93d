import { isDeepStrictEqual } from 'node:util';
import type { FormLine } from '#contract/archive.ts';
import { emptyDefinition, type StoredDefinition } from '#form/definition/document.ts';
import { readPasswordHash } from '#kit/secret/passwordHashText.ts';
import { storableJson } from '#kit/text/storableText.ts';
import {
  findFormAnywhere,
  findWorkspaces,
  listVersions,
  type StoredForm,
  takenTimes,
} from '#store/query/transfer/importing.ts';
import { openSettings } from '../../../form/openForm.ts';
import { archiveFileName } from '../fileName.ts';
import { derivedDocuments, givenDocuments, shownBy, shownOf } from '../formDocuments.ts';
import { extraOf, milliseconds, timesOf } from '../lineValues.ts';
import { storedTimes } from '../movedTimes.ts';
import { type FormPlan, type ImportWork, lists, occupyTimes, settleTies, stopIfAsked } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';
import type { Located } from '../source.ts';
import { losesSlug, refuseTakenId } from './checkAddress.ts';
import { checkResponses } from './checkResponses.ts';
import { otherContent, refuseUnfinished } from './checkWorkspaces.ts';
import { OptionsSeen } from './optionsSeen.ts';

/** Checks the responses of each form right after the form, so that only one form is in memory. */
export async function checkForms(work: ImportWork): Promise<void> {
  for await (const located of work.source.forms()) {
    stopIfAsked(work);
    work.formLines += 1;
    await checkForm(work, { ...located, value: cleanForm(located.value) });
  }
  await occupyTimes(work, lists.form, (id) => takenTimes(work.db, id, 'form'));
  settleTies(work, lists.form, 'forms.jsonl');
}

/** Converts every text to the form in which it is stored, so that values can be compared as text. */
export function cleanForm(line: FormLine): FormLine {
  const json = JSON.stringify(line);
  return json.includes('\\u') ? JSON.parse(storableJson(line)) : line;
}

async function checkForm(work: ImportWork, { file, line, value }: Located<FormLine>): Promise<void> {
  const location = { file, line };
  const added = work.index.addItem('form', value.id, archiveFileName(value.id), {});
  if (!added) throw new ArchiveProblem(location, `id: "${value.id}" is on an earlier line already`);
  await requireWorkspace(work, value, location);
  const given = located(location, () => givenDocuments(value));
  const stored = await storedForm(work, value, location);
  if (stored === undefined) await refuseTakenId(work, value, location);
  const known =
    stored === undefined
      ? given?.versions.map(({ version }) => version)
      : await storedVersions(work, value, stored, location);

  const options = stored === undefined && given === undefined ? new OptionsSeen() : undefined;
  const version = stored === undefined ? known?.at(-1) : (stored.published_version ?? undefined);
  const responses = await checkResponses(work, {
    id: value.id,
    line,
    isStored: stored !== undefined,
    // Derived documents have a single version, which fits all responses.
    versions: new Set(known ?? [1]),
    newest: known === undefined ? 1 : version,
    options,
  });
  const derived =
    options === undefined
      ? undefined
      : derivedDocuments(value, responses.lines > 0, (fieldId) => options.of(fieldId, value));
  const plan: FormPlan = {
    stored: stored !== undefined,
    line,
    version: derived === undefined ? version : derived.versions.at(-1)?.version,
    derived,
    ...responses,
    counter: value.counter,
    numbers: { live: value.last_number ?? 0, test: value.last_test_number ?? 0 },
    loseSlug: stored === undefined && (await losesSlug(work, value, location)),
  };
  work.index.setPlan('form', value.id, plan);
  if (stored !== undefined) {
    work.totals.skipped += 1;
    return;
  }
  const hash = value.settings?.password_hash;
  if (hash !== undefined && readPasswordHash(hash) === undefined)
    work.findings.add('forms that nobody can open until their password is set again', value.id);
  work.totals.forms += 1;
  work.index.ties.place(lists.form, line, milliseconds(value.created_at));
}

function located<T>(location: { file: string; line: number }, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ArchiveProblem ? new ArchiveProblem(location, error.reason) : error;
  }
}

async function requireWorkspace(
  { index, db, organization }: ImportWork,
  { workspace_id }: FormLine,
  location: { file: string; line: number },
): Promise<void> {
  if (index.has('workspace', workspace_id)) return;
  const [row] = organization === undefined ? [] : await findWorkspaces(db, organization.id, [workspace_id]);
  if (row === undefined || row.import_id !== null || row.deleted_at !== null)
    throw new ArchiveProblem(location, `workspace_id: there is no workspace "${workspace_id}"`);
}

async function storedForm(
  { db, organization }: ImportWork,
  value: FormLine,
  location: { file: string; line: number },
): Promise<StoredForm | undefined> {
  const row = await findFormAnywhere(db, value.id);
  if (row === undefined) return undefined;
  if (row.organization_id !== organization?.id)
    throw new ArchiveProblem(location, `id: the form "${value.id}" belongs to another organisation`);
  refuseUnfinished(row, location);
  if (row.deleted_at !== null)
    throw new ArchiveProblem(location, `id: the form "${value.id}" was deleted here`);
  const times = storedTimes(row, timesOf(value));
  const same =
    row.name === value.name &&
    row.workspace_id === value.workspace_id &&
    row.enabled === Number(value.enabled) &&
    times?.updated_at === row.updated_at &&
    (value.definition === undefined || isDeepStrictEqual(JSON.parse(row.draft), value.definition)) &&
    (value.settings === undefined || isSameSettings(row.settings, value.settings)) &&
    (value.extra === undefined || row.extra === extraOf(value));
  if (!same) throw otherContent(location, value.id);
  return row;
}

/** An earlier import may have dropped the slug. */
function isSameSettings(stored: string, { slug, ...others }: NonNullable<FormLine['settings']>): boolean {
  const { slug: storedSlug, ...storedOthers } = openSettings(stored);
  return (storedSlug === undefined || storedSlug === slug) && isDeepStrictEqual(storedOthers, others);
}

/** Returns the stored version numbers; throws if the stored versions differ from those of the line. */
async function storedVersions(
  { db }: ImportWork,
  value: FormLine,
  stored: StoredForm,
  location: { file: string; line: number },
): Promise<number[]> {
  const rows = await listVersions(db, stored.organization_id, stored.id);
  const published = rows.find(({ version }) => version === stored.published_version);
  const definition: StoredDefinition =
    published === undefined ? emptyDefinition : JSON.parse(published.definition);
  const { versions } = value;
  const same =
    shownOf(definition) === shownBy(value) &&
    (versions === undefined ||
      (versions.length === rows.length &&
        versions.every((each, index) => {
          const row = rows[index];
          return (
            row?.version === each.version &&
            isDeepStrictEqual(JSON.parse(row.definition), each.definition) &&
            row.published_at === milliseconds(each.published_at)
          );
        })));
  if (!same) throw otherContent(location, value.id);
  return rows.map(({ version }) => version);
}
