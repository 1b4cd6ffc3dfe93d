import type { FormLine } from '#contract/archive.ts';
import { findAddressHolder, findSlugHolder } from '#store/query/form/formDocument.ts';
import type { FormPlan, ImportWork } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';

/** The place of a form's line, for problems and findings. */

interface Line {
  file: string;
  line: number;
}

/**
 * Whether the form has to give up its slug, because another form has it as its slug or id. Ids and slugs share one
 * namespace across the whole installation.
 */
export async function losesSlug(work: ImportWork, { id, settings }: FormLine, place: Line): Promise<boolean> {
  const slug = settings?.slug;
  if (slug === undefined) return false;
  const isTaken =
    work.slugs.has(slug) ||
    (slug !== id && work.index.has('form', slug)) ||
    (await findAddressHolder(work.db, slug)) !== undefined;
  if (isTaken) tell(work, place, slug, id);
  else work.slugs.set(slug, id);
  return isTaken;
}

/**
 * Ids cannot change: if a stored form has the id as its slug, the archive is refused. A form of the same archive
 * gives up its slug instead.
 */
export async function refuseTakenId(work: ImportWork, { id }: FormLine, place: Line): Promise<void> {
  if ((await findSlugHolder(work.db, id)) !== undefined)
    throw new ArchiveProblem(
      place,
      `id: "${id}" is the readable address of another form of this installation; give that one another slug first`,
    );
  const holder = work.slugs.get(id);
  const plan = holder === undefined ? undefined : work.index.plan<FormPlan>('form', holder);
  if (holder === undefined || plan === undefined) return;
  work.index.setPlan('form', holder, { ...plan, loseSlug: true });
  tell(work, { file: place.file, line: plan.line }, id, holder);
}

function tell({ findings }: ImportWork, { file, line }: Line, slug: string, id: string): void {
  findings.add(
    'readable addresses that another form has; these forms come without one',
    `${file}:${line}: "${slug}" of ${id}`,
  );
}
