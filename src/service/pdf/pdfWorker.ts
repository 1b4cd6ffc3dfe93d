import { workerData } from 'node:worker_threads';
import { runHelper } from '#kit/async/runHelper.ts';
import { drawPdf } from './layout/drawPdf.ts';
import { Faces } from './layout/faces.ts';
import type { PdfContent } from './pdfContent.ts';
import type { PdfAnswer } from './pdfMaker.ts';

const { fonts } = workerData as { readonly fonts: readonly string[] };
const faces = new Faces(fonts);

runHelper<PdfContent, PdfAnswer>(async (content) => {
  const bytes = new Uint8Array(await drawPdf(content, faces));
  return { answer: { bytes, unreadable: faces.unreadable.splice(0) }, moves: [bytes.buffer] };
});
