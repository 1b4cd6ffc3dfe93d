import { decodedBody } from './decodedBody.ts';
import type { HttpAnswer } from './httpClient.ts';
import { OutsideFailure } from './outsideFailure.ts';

const largest = 64 * 1024 * 1024;

/** Parses the JSON of a response of at most `cap` bytes after decompression. */
export async function readJson(answer: HttpAnswer, cap = largest): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decodedBody(answer)) {
    size += chunk.length;
    if (size > cap) throw new OutsideFailure('too_large', `The answer is larger than ${cap} bytes.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(
      Buffer.concat(chunks)
        .toString('utf8')
        .replace(/^\ufeff/, ''),
    );
  } catch (error) {
    throw new OutsideFailure('undecodable', 'The answer is not JSON.', error);
  }
}
