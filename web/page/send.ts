import { proofName } from '#render/pageNames.ts';
import type { LivePage } from './livePage.ts';

/** The outcome of sending a form. */
export type Sent =
  | {
      readonly state: 'stored';
      readonly id: string;
      /** The author's redirect. */
      readonly redirect?: string | undefined;
      /** The ending as HTML. */
      readonly sheet: string;
    }
  | { readonly state: 'asked'; readonly redirect: string }
  | { readonly state: 'refused'; readonly fields: readonly { id: string; message: string }[] }
  /** The server's page explains the reason. */
  | { readonly state: 'other'; readonly code: string };

/** The fields of the server's response that are used here; a proxy's response may have none of them. */
interface SubmitResponse {
  readonly submission_id?: string;
  readonly ending?: { readonly redirect?: string };
  readonly sheet?: string;
  readonly payment?: { readonly redirect: string };
  readonly error?: {
    readonly code?: string;
    readonly fields?: readonly { id: string; message: string }[];
    readonly challenge?: string;
  };
}

const maxDelay = 30_000;

/**
 * Sends the form with retries until it is stored or refused. The submission id is the idempotency key, so a lost
 * connection or a restarting server loses no answers. `waits` is called when a retry is pending.
 */
export async function send(page: LivePage, onWaiting: (isWaiting: boolean) => void): Promise<Sent> {
  // The same body for every retry, or an earlier attempt that arrived would differ.
  const body = new URLSearchParams();
  for (const [name, texts] of page.values()) for (const text of texts) body.append(name, text);
  let proofs = 0;
  for (let delay = 1000; ; delay = Math.min(delay * 2, maxDelay)) {
    const response = await post(page, body);
    const result: SubmitResponse = (await response?.json().catch(() => undefined)) ?? {};
    const { code = '', challenge = '' } = result.error ?? {};
    // A proof may expire while retries are pending, so it is solved again.
    if (code === 'proof_needed' && proofs < 3) {
      proofs += 1;
      const proof = await proofFor(challenge);
      if (proof === undefined) return { state: 'other', code };
      body.set(proofName, proof);
      continue;
    }
    if (response !== undefined && (!isTransient(response, result) || code === 'payments_not_set_up')) {
      onWaiting(false);
      return outcomeOf(response, result);
    }
    onWaiting(true);
    const retryAfterMs = Number(response?.headers.get('Retry-After')) * 1000;
    await waitForRetry(retryAfterMs > 0 ? Math.min(retryAfterMs, 2 * maxDelay) : delay);
  }
}

/**
 * Undefined where the script cannot be loaded, such as after an update of the server. The submission is then
 * held for review.
 */
async function proofFor(challenge: string): Promise<string | undefined> {
  const script = await import('./proof.ts').catch(() => undefined);
  return await script?.solveProof(challenge);
}

async function post({ element }: LivePage, body: URLSearchParams): Promise<Response | undefined> {
  try {
    return await fetch(element.action, {
      method: 'POST',
      headers: { Accept: 'application/json,text/html' },
      body,
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    return undefined;
  }
}

/**
 * Whether to retry. A successful response without our fields comes from a proxy or is incomplete, and must not count
 * as stored.
 */
function isTransient({ status, ok }: Response, { submission_id, payment }: SubmitResponse): boolean {
  if (status >= 500 || status === 429 || status === 408) return true;
  return ok && (submission_id === undefined || (status === 202 && payment === undefined));
}

function outcomeOf(
  { ok }: Response,
  { submission_id = '', payment, ending, sheet = '', error }: SubmitResponse,
): Sent {
  if (payment !== undefined) return { state: 'asked', redirect: payment.redirect };
  if (ok) return { state: 'stored', id: submission_id, redirect: ending?.redirect, sheet };
  const { code = '', fields = [] } = error ?? {};
  if (code === 'answers_refused') return { state: 'refused', fields };
  return { state: 'other', code };
}

/** Resolves after the pause, or as soon as the device is online again. */
export function waitForRetry(delay: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, delay);
    addEventListener('online', go);
  });
}
