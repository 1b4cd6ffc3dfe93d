import { Readable } from 'node:stream';
import type { FileLine, OrganizationFile, WorkspaceLine } from '#contract/archive.ts';
import type { Town } from '#form/simulate/person/towns.ts';
import { Random } from '#kit/random.ts';
import { day } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { ArchiveSource, Located } from '../archive/source.ts';
import { derivedSeed, derivedShortId } from './derivedId.ts';
import type { WorkspacePlan } from './plan.ts';
import { epoch, PlannedForm } from './plannedForm.ts';
import { maxResponses } from './timetable.ts';

export interface ArchivePlan {
  name: string;
  /** The seed of every id, time and answer. */
  words: readonly (string | number)[];
  workspaces: readonly WorkspacePlan[];
  locations: readonly Town[];
  responses: number;
  submissionIds: boolean;
}

/** A generated archive: each line is made when it is read, and is the same every time. */
export function plannedArchive(plan: ArchivePlan): ArchiveSource {
  if (!Number.isSafeInteger(plan.responses) || plan.responses < 0 || plan.responses > maxResponses) {
    throw new RangeError(`the number of responses must be from 0 to ${maxResponses}`);
  }
  const { words } = plan;
  const workspaces = plan.workspaces.map(({ key, name, made }): WorkspaceLine => {
    const random = new Random(derivedSeed(...words, 'workspace', key), 0);
    return {
      id: derivedShortId(...words, 'workspace', key),
      name,
      created_at: formatInstant(epoch + made * day + random.below(day)),
    };
  });
  const forms = plannedForms(
    plan,
    workspaces.map(({ id }) => id),
  );
  const byId = new Map(forms.map((form) => [form.id, form]));
  const organization: OrganizationFile = {
    format: 1,
    id: derivedShortId(...words, 'organization'),
    name: plan.name,
  };
  let files: Map<string, PlannedFile> | undefined;
  const filesById = () => {
    files ??= plannedFiles(forms);
    return files;
  };

  return {
    organization: async () => organization,
    workspaces: () => located('workspaces.jsonl', workspaces),
    forms: () =>
      located(
        'forms.jsonl',
        forms.map((form) => form.line()),
      ),
    async *responses(formId) {
      const form = byId.get(formId);
      if (form === undefined) return;
      const file = `responses/${formId}.jsonl`;
      for (let index = 0; index < form.count; index++) {
        yield { file, line: index + 1, value: form.response(index).line };
      }
    },
    files: () =>
      located(
        'files.jsonl',
        filesById()
          .values()
          .map(({ line }) => line),
      ),
    async content(fileId) {
      const file = filesById().get(fileId);
      const content = file?.form.response(file.index).uploads.find((upload) => upload.id === fileId)?.content;
      return content === undefined ? undefined : Readable.from([content]);
    },
  };
}

function plannedForms(plan: ArchivePlan, workspaceIds: readonly string[]): PlannedForm[] {
  const plans = plan.workspaces.flatMap((workspace, index) =>
    workspace.forms.map((form) => ({ form, workspaceId: workspaceIds[index] ?? '' })),
  );
  const counts = shareOut(
    plan.responses,
    plans.map(({ form }) => form.weight),
  );
  return plans.map(
    ({ form, workspaceId }, slot) =>
      new PlannedForm({
        plan: form,
        workspaceId,
        words: [...plan.words, form.key],
        slot,
        count: counts[slot] ?? 0,
        locations: plan.locations,
        submissionIds: plan.submissionIds,
      }),
  );
}

interface PlannedFile {
  line: FileLine;
  form: PlannedForm;
  index: number;
}

/** Sorted by time. There are a few hundred at most, so they fit into memory whatever the size of the archive. */
function plannedFiles(forms: readonly PlannedForm[]): Map<string, PlannedFile> {
  const files = forms.flatMap((form) =>
    form
      .files()
      .map(({ index, ...line }) => ({ line, form, index }))
      .toArray(),
  );
  files.sort((one, other) => (one.line.created_at < other.line.created_at ? -1 : 1));
  return new Map(files.map((file) => [file.line.id, file]));
}

async function* located<Line>(file: string, lines: Iterable<Line>): AsyncGenerator<Located<Line>> {
  let line = 0;
  for (const value of lines) yield { file, line: ++line, value };
}

/** Splits a number of responses by weight; each part gets at least one if there are enough. */
function shareOut(count: number, weights: readonly number[]): number[] {
  const floor = count >= weights.length ? 1 : 0;
  const rest = count - floor * weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let weightSoFar = 0;
  return weights.map((weight) => {
    // Rounding the running totals instead of the parts makes the parts add up.
    weightSoFar += weight;
    const upTo = Math.round((rest * weightSoFar) / total);
    const part = upTo - given;
    given = upTo;
    return floor + part;
  });
}
