import { buffer } from 'node:stream/consumers';
import { failed, ok, type Result } from '#kit/result.ts';
import type { MailAttachment, MailFailure } from '#outside/mail/mailer.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { findFile } from '#store/query/response/file.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { PdfContent } from '../pdf/pdfContent.ts';
import type { PdfMaker, PdfTurn } from '../pdf/pdfMaker.ts';

/** Makes the PDF that a mail attaches, if it attaches one. */
export async function attachedPdf(
  pdfs: PdfMaker,
  content: PdfContent | undefined,
  turn: PdfTurn,
): Promise<Result<MailAttachment[], MailFailure>> {
  if (content === undefined) return ok([]);
  const made = await pdfs.make(content, turn);
  if (!made.ok) return failed({ code: 'pdf_failed', detail: '', forGood: false });
  return ok([{ name: content.name, type: 'application/pdf', content: made.value }]);
}

/** Reads the files that a mail attaches. One that was erased since is left out. */
export async function attachmentsOf(
  { store, files }: { readonly store: Pick<Store, 'read'>; readonly files: FileStore },
  organizationId: OrganizationId | null,
  wanted: readonly { readonly id: string; readonly name: string; readonly type: string }[],
): Promise<MailAttachment[]> {
  if (organizationId === null) return [];
  const found: MailAttachment[] = [];
  for (const { id, name, type } of wanted) {
    const row = await findFile(store.read, organizationId, id);
    if (row?.storage_key === undefined || row.storage_key === null || !(await files.has(row.storage_key)))
      continue;
    found.push({ name, type, content: await buffer(files.read(row.storage_key)) });
  }
  return found;
}
