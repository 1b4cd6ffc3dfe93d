import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from './layout/drawPdf.ts';
import { Faces } from './layout/faces.ts';
import type { PdfContent } from './pdfContent.ts';
import type { PdfAnswer } from './pdfMaker.ts';

const { fonts } = workerData as { readonly fonts: readonly string[] };
const faces = new Faces(fonts);

parentPort?.on('message', async (content: PdfContent) => {
  const bytes = new Uint8Array(await drawPdf(content, faces));
  const answer: PdfAnswer = { bytes, unreadable: faces.unreadable.splice(0) };
  parentPort?.postMessage(answer, [bytes.buffer]);
});
