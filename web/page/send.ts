import { proofName } from '#render/pageNames.ts';
import type { LivePage } from './livePage.ts';

/** The outcome of sending a form. */
export type Sent =
  | {
      readonly state: 'stored';
      readonly id: string;
      readonly ending: { title?: string; message?: string; redirect?: string };
    }
  | { readonly state: 'asked'; readonly redirect: string }
  | { readonly state: 'refused'; readonly fields: readonly { id: string; message: string }[] }
  /** The server's page explains the reason. */
  | { readonly state: 'other'; readonly code: string };

/** The fields of the server's response that are used here; a proxy's response may have none of them. */
interface Said {
  readonly submission_id?: string;
  readonly ending?: { title?: string; message?: string; redirect?: string };
  readonly payment?: { readonly redirect: string };
  readonly error?: {
    readonly code?: string;
    readonly fields?: readonly { id: string; message: string }[];
    readonly challenge?: string;
  };
}

const longestPause = 30_000;

/**
 * Sends the form with retries until it is stored or refused. The submission id is the idempotency key, so a lost
 * connection or a restarting server loses no answers. `waits` is called when a retry is pending.
 */
export async function send(page: LivePage, waits: (isWaiting: boolean) => void): Promise<Sent> {
  // The same body for every retry, or an earlier attempt that arrived would differ.
  const body = new URLSearchParams();
  for (const [name, texts] of page.values()) for (const text of texts) body.append(name, text);
  let proofs = 0;
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    const answer = await post(page, body);
    const said: Said = (await answer?.json().catch(() => undefined)) ?? {};
    const { code = '', challenge = '' } = said.error ?? {};
    // A proof may expire while retries are pending, so it is solved again.
    if (code === 'proof_needed' && proofs < 3) {
      proofs += 1;
      const proof = await proofFor(challenge);
      if (proof === undefined) return { state: 'other', code };
      body.set(proofName, proof);
      continue;
    }
    if (answer !== undefined && (!isPassing(answer, said) || code === 'payments_not_set_up')) {
      waits(false);
      return sentBy(answer, said);
    }
    waits(true);
    const asked = Number(answer?.headers.get('Retry-After')) * 1000;
    await nextChance(asked > 0 ? Math.min(asked, 2 * longestPause) : pause);
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
      headers: { Accept: 'application/json' },
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
function isPassing({ status, ok }: Response, { submission_id, payment }: Said): boolean {
  if (status >= 500 || status === 429 || status === 408) return true;
  return ok && (submission_id === undefined || (status === 202 && payment === undefined));
}

function sentBy({ ok }: Response, { submission_id = '', payment, ending = {}, error }: Said): Sent {
  if (payment !== undefined) return { state: 'asked', redirect: payment.redirect };
  if (ok) return { state: 'stored', id: submission_id, ending };
  const { code = '', fields = [] } = error ?? {};
  if (code === 'answers_refused') return { state: 'refused', fields };
  return { state: 'other', code };
}

/** Resolves after the pause, or as soon as the device is online again. */
function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, pause);
    addEventListener('online', go);
  });
}
