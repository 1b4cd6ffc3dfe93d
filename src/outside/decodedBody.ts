import { pipeline, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type { HttpAnswer } from './httpClient.ts';
import { OutsideFailure } from './outsideFailure.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Servers use one; a proxy may add another. */
const maxCodings = 2;

/** A chunk costs several events and, if it is compressed, a call of another thread, however small it is. */
const maxTiny = 1000;

/** In bytes, on average. */
const tiny = 16;

/**
 * The decompressed body, because some servers compress unasked. It throws if fewer or more bytes came than announced.
 */
export async function* decodedBody(answer: HttpAnswer): AsyncGenerator<Buffer> {
  const codings = codingsOf(answer.headers['content-encoding']);
  const makers = codings.map((coding) => decoders[coding]).filter((maker) => maker !== undefined);
  // A header has room for thousands of codings, and each of them would take memory before the first byte comes.
  if (codings.length > maxCodings || makers.length < codings.length) {
    answer.body.destroy();
    throw new OutsideFailure('undecodable', 'The answer is compressed in a way that cannot be read.');
  }
  const stages = [countAgainst(answer.headers['content-length']), ...makers.map((make) => make())];
  const last = stages.at(-1) ?? answer.body;
  // A failure in any stage surfaces in the loop below.
  pipeline([answer.body, ...stages], () => undefined);
  try {
    for await (const chunk of last) yield chunk;
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw new OutsideFailure('broken_off', 'The answer broke off.', error);
  }
}

/** Codings are listed in the order of application, so they are decoded from the end. */
function codingsOf(header: string | undefined): string[] {
  const codings = (header ?? '').split(',').map((coding) => coding.trim().toLowerCase());
  return codings.filter((coding) => coding !== '' && coding !== 'identity').reverse();
}

function countAgainst(declared: string | undefined): Transform {
  let received = 0;
  let pieces = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      pieces += 1;
      if (pieces <= maxTiny || received >= pieces * tiny) done(null, chunk);
      else done(new OutsideFailure('too_large', `The answer comes in more than ${maxTiny} tiny chunks.`));
    },
    flush(done) {
      if (declared === undefined || Number(declared) === received) done();
      else done(new OutsideFailure('broken_off', 'The answer is not as long as it promised.'));
    },
  });
}
