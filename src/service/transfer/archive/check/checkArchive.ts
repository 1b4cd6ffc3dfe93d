import type { ImportWork } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';
import { checkFiles } from './checkFiles.ts';
import { checkForms } from './checkForms.ts';
import { checkWorkspaces } from './checkWorkspaces.ts';

/**
 * Reads the whole archive and plans the import of every line, without writing anything. Throws at the first bad line.
 */
export async function checkArchive(work: ImportWork): Promise<void> {
  await checkWorkspaces(work);
  await checkForms(work);
  await checkFiles(work);
  await checkUnlisted(work);
}

async function checkUnlisted({ source, index, findings }: ImportWork): Promise<void> {
  if (source.unlisted === undefined) return;
  for await (const file of source.unlisted('form', (name) => index.hasFileName('form', name)))
    throw new ArchiveProblem({ file }, 'no line of forms.jsonl has this form');
  for await (const file of source.unlisted('file', (name) => index.hasFileName('file', name)))
    findings.add('files in the folder that files.jsonl does not list; they are left out', file);
}
