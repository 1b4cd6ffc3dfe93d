import { Problem } from '../../problem.ts';
import type { BodyLimits } from '../bodyLimits.ts';
import type { ReceivedForm } from '../receivedBody.ts';
import { MultipartForm } from './multipartForm.ts';
import { MultipartParser } from './multipartParser.ts';

/** Reads a multipart body: texts into memory, files into temporary files, which are removed if it fails. */
export async function receiveMultipart(
  pieces: AsyncIterable<Buffer>,
  boundary: string,
  limits: BodyLimits,
): Promise<ReceivedForm> {
  const parser = new MultipartParser(boundary);
  const form = new MultipartForm(limits);
  let bytes = 0;
  let wasted = 0;
  let waitingSince = performance.now();
  try {
    for await (const piece of pieces) {
      const waited = performance.now() - waitingSince;
      bytes += piece.length;
      if (bytes > limits.all) throw new Problem('body_too_large');
      const before = form.needed;
      for (const event of parser.push(piece)) await form.take(event);
      // Useless bytes: the rest of a file that is too large, a file without a field, the preamble and the epilogue.
      if (form.needed - before < piece.length / 2) wasted += waited;
      if (wasted > limits.unneeded) throw new Problem('body_too_large');
      waitingSince = performance.now();
    }
    parser.end();
  } catch (error) {
    await form.discard();
    throw error;
  }
  return { kind: 'form', values: form.values, files: form.files, bytes };
}
