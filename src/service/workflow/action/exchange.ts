import { decodedBody } from '#outside/decodedBody.ts';
import type { HttpAnswer, HttpClient, OutgoingRequest } from '#outside/httpClient.ts';
import { OutsideFailure } from '#outside/outsideFailure.ts';
import type { ActionError, Exchange } from './action.ts';

/** The part of an answer that is read and stored. */
export const keptBytes = 4096;

/** More than this is not read to its end, also where only the beginning is kept. */
const worthReading = 64 * 1024;

/** Each chunk costs an event, however small it is. */
const maxPieces = 1000;

/** As it travels: a plain answer is cut off before, unless its chunks hold a few bytes each. */
const maxBytes = 2 * worthReading;

export type Sent = (
  | { readonly answer: NonNullable<Exchange['answer']>; readonly headers: HttpAnswer['headers'] }
  | { readonly error: ActionError; readonly answer: Exchange['answer'] }
) & { readonly isRepeated: boolean };

/**
 * Sends a request and reads the beginning of its answer. An answer that breaks off or stalls is a failure, because nobody
 * knows what the rest said; one that is too long is cut off.
 */
export async function sendRequest(http: HttpClient, request: OutgoingRequest): Promise<Sent> {
  let isRepeated = false;
  const onRepeat = () => {
    isRepeated = true;
  };
  let answer: HttpAnswer;
  try {
    answer = await http.send({ ...request, maxBytes, onRepeat });
  } catch (error) {
    return { error: errorOf(error, request), answer: null, isRepeated };
  }
  const { status, headers } = answer;
  const said = { status, headers: writtenHeaders(headers) };
  const onAbort = () => answer.body.destroy(new OutsideFailure('timeout', 'The answer took too long.'));
  request.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return { answer: { ...said, body: await beginningOf(answer) }, headers, isRepeated };
  } catch (error) {
    return { error: errorOf(error, request), answer: { ...said, body: '' }, isRepeated };
  } finally {
    request.signal?.removeEventListener('abort', onAbort);
  }
}

/** The first bytes as text. A compressed answer is decompressed only as far as they need. */
async function beginningOf(answer: HttpAnswer): Promise<string> {
  if (answer.headers['content-encoding'] === undefined) return await plainBeginning(answer.body);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decodedBody(answer)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > keptBytes) break;
  }
  if (!answer.body.complete) answer.body.destroy();
  return textOf(chunks);
}

/** By events, because an iterator over the stream costs as much as the rest of the request. */
function plainBeginning(body: HttpAnswer['body']): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let pieces = 0;
    body.on('data', (chunk: Buffer) => {
      if (size < keptBytes) chunks.push(chunk);
      size += chunk.length;
      pieces += 1;
      if (size <= worthReading && pieces <= maxPieces) return;
      resolve(textOf(chunks));
      body.destroy();
    });
    body.on('end', () => resolve(textOf(chunks)));
    body.on('error', reject);
    // Every answer closes in the end, and an error costs its stack.
    body.on('close', () => {
      if (!body.complete) reject(new OutsideFailure('broken_off', 'The answer broke off.'));
    });
  });
}

function textOf(chunks: readonly Buffer[]): string {
  return chunks.length === 0 ? '' : Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8');
}

function writtenHeaders(headers: HttpAnswer['headers']): Record<string, string> {
  const written: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    written[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
  }
  return written;
}

function errorOf(error: unknown, { url, signal }: OutgoingRequest): ActionError {
  if (signal?.aborted === true) return { code: 'timeout', detail: `${url.host} did not answer in time.` };
  if (error instanceof OutsideFailure) return { code: error.kind, detail: error.message };
  return { code: 'broken_off', detail: `The answer of ${url.host} broke off.` };
}
