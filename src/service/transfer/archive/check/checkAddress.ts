import type { FormLine } from '#contract/archive.ts';
import { findAddressHolder, findSlugHolder } from '#store/query/form/formDocument.ts';
import type { FormPlan, ImportWork } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';

/** A form is found by its id and by its readable address, and either leads to one form of the whole installation. */

interface Line {
  file: string;
  line: number;
}

/** Whether another form has its readable address or has it as its id; then it comes in without. */
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
 * An id cannot be exchanged for another, so a form that is here keeps its address and the archive is refused, while
 * one that comes along gives its address up.
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
