import type { IncomingMessage } from 'node:http';
import { isEnded } from '../connection/endConnection.ts';
import { Problem } from '../problem.ts';
import type { BodyLimits } from './bodyLimits.ts';
import { readContentType } from './contentType.ts';
import { isIdentity } from './isIdentity.ts';
import { boundaryOf } from './multipart/boundaryOf.ts';
import { receiveMultipart } from './multipart/receiveMultipart.ts';
import { parseJson } from './parseJson.ts';
import { parseUrlencoded } from './parseUrlencoded.ts';
import { piecesOf } from './piecesOf.ts';
import { readBody } from './readBody.ts';
import { type ReceivedBody, removeReceived } from './receivedBody.ts';

let batch: Promise<void> | undefined;
/**
 * Waits for the end of this turn of the event loop together with all concurrent requests. They then run the same step
 * one after the other, which keeps its code in the processor's cache.
 */
function waitForBatch(): Promise<void> {
  batch ??= new Promise((resolve) => {
    setImmediate(() => {
      batch = undefined;
      resolve();
    });
  });
  return batch;
}

/**
 * Reads a submission, or throws the `Problem` to respond with. The caller removes its temporary files in any case; a
 * refused body leaves none.
 *
 *   const body = await readSubmissionBody(request, limits);
 *   try { … } finally { await removeReceived(body); }
 */
export async function readSubmissionBody(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<ReceivedBody> {
  const body = await read(request, limits).catch((error: unknown) => {
    // Discards the rest: many clients read the response only after they have sent everything.
    request.resume();
    throw error;
  });
  // The body was completed after the client got a timeout response.
  if (isEnded(request.socket)) {
    await removeReceived(body);
    throw new Problem('request_timeout');
  }
  return body;
}

async function read(request: IncomingMessage, limits: BodyLimits): Promise<ReceivedBody> {
  const { media, parameters } = readContentType(request.headers['content-type'] ?? '');
  if (!isIdentity(request.headers['content-encoding']))
    throw new Problem('media_type_unsupported', { message: 'The body must not be compressed.' });
  switch (media) {
    case 'application/json': {
      refuseCharset(parameters);
      const bytes = await readBody(request, limits.text);
      await waitForBatch();
      return { kind: 'json', value: parseJson(bytes), bytes: bytes.length };
    }
    case 'application/x-www-form-urlencoded': {
      refuseCharset(parameters);
      const bytes = await readBody(request, limits.text);
      return { kind: 'form', values: parseUrlencoded(bytes, limits.fields), files: [], bytes: bytes.length };
    }
    case 'multipart/form-data': {
      const boundary = boundaryOf(parameters);
      if (Number(request.headers['content-length'] ?? 0) > limits.all) throw new Problem('body_too_large');
      return await receiveMultipart(piecesOf(request), boundary, limits);
    }
    default:
      throw new Problem('media_type_unsupported');
  }
}

function refuseCharset(parameters: ReadonlyMap<string, string>): void {
  const charset = parameters.get('charset') ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset))
    throw new Problem('media_type_unsupported', { message: 'The body must be in UTF-8.' });
}
