import type { CustomFetch } from 'openid-client';
import { decodedBody } from './decodedBody.ts';
import type { HttpAnswer, HttpClient } from './httpClient.ts';
import { OutsideFailure } from './outsideFailure.ts';

/** The most bytes of a response, far more than any document of a provider has. */
const largest = 1024 * 1024;

/**
 * The `fetch` for the OIDC library. The provider may be on a private network, because the operator configured it; but
 * only hosts in its own metadata are reached, and redirects are not followed.
 */
export function providerFetch(
  client: HttpClient,
  issuer: URL,
): { fetch: CustomFetch; allow: (addresses: readonly (string | undefined)[]) => void } {
  const allowed = new Set([issuer.origin]);
  return {
    allow(addresses) {
      for (const address of addresses) {
        const url = URL.parse(address ?? '');
        if (url !== null) allowed.add(url.origin);
      }
    },
    async fetch(address, { method, headers, body, signal }) {
      const url = new URL(address);
      if (!allowed.has(url.origin))
        throw new OutsideFailure('address_refused', `${url.host} is not named by the provider.`);
      const answer = await client.send({
        method,
        url,
        headers,
        body: method === 'GET' ? undefined : await bytesOf(body),
        maxBytes: 2 * largest,
        repeatable: method === 'GET',
      });
      return await toResponse(answer, signal);
    },
  };
}

async function bytesOf(body: Parameters<CustomFetch>[1]['body']): Promise<Uint8Array> {
  return await new Response(body ?? null).bytes();
}

async function toResponse(answer: HttpAnswer, signal: AbortSignal | undefined): Promise<Response> {
  const stop = () => answer.body.destroy(new OutsideFailure('timeout', 'The provider was too slow.'));
  if (signal?.aborted === true) stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of decodedBody(answer)) {
      size += chunk.length;
      if (size > largest)
        throw new OutsideFailure('too_large', `The answer is larger than ${largest} bytes.`);
      chunks.push(chunk);
    }
    const type = answer.headers['content-type'];
    const challenge = answer.headers['www-authenticate'];
    return new Response(hasBody(answer.status) ? Buffer.concat(chunks) : null, {
      status: answer.status,
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(challenge === undefined ? {} : { 'www-authenticate': challenge }),
      },
    });
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function hasBody(status: number): boolean {
  return ![204, 205, 304].includes(status);
}
