import { Problem } from '../../problem.ts';
import type { BodyLimits } from '../bodyLimits.ts';
import type { ReceivedForm } from '../receivedBody.ts';
import { MultipartForm } from './multipartForm.ts';
import { MultipartParser } from './multipartParser.ts';

/** Reads the parts of a body as they come: texts into memory, files into temporary files, which go if it fails. */
export async function receiveMultipart(
  pieces: AsyncIterable<Buffer>,
  boundary: string,
  limits: BodyLimits,
): Promise<ReceivedForm> {
  const parser = new MultipartParser(boundary);
  const form = new MultipartForm(limits);
  let bytes = 0;
  try {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > limits.all) throw new Problem('body_too_large');
      for (const event of parser.push(piece)) await form.take(event);
    }
    parser.end();
  } catch (error) {
    await form.discard();
    throw error;
  }
  return { kind: 'form', values: form.values, files: form.files, bytes };
}
