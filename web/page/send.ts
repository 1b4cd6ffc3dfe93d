import type { LivePage } from './livePage.ts';

/** What became of a form that was sent. */
export type Sent =
  | {
      readonly state: 'stored';
      readonly id: string;
      readonly ending: { title?: string; message?: string; redirect?: string };
    }
  | { readonly state: 'asked'; readonly redirect: string }
  | { readonly state: 'refused'; readonly fields: readonly { id: string; message: string }[] }
  /** The server has a page that says why. */
  | { readonly state: 'other' };

const longestPause = 30_000;

/**
 * Sends the form until it is stored or refused, always with the same submission id: a connection that is lost, or a
 * server that is not there for a moment, costs nobody their answers. `waits` is told while sending has to wait.
 */
export async function send(page: LivePage, waits: (isWaiting: boolean) => void): Promise<Sent> {
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    const answer = await post(page);
    if (answer !== undefined && answer.status < 500 && answer.status !== 429 && answer.status !== 408) {
      waits(false);
      const sent = await read(page, answer);
      if (sent !== undefined) return sent;
      continue;
    }
    waits(true);
    const asked = Number(answer?.headers.get('Retry-After')) * 1000;
    await nextChance(asked > 0 ? Math.min(asked, 2 * longestPause) : pause);
  }
}

async function post({ element }: LivePage): Promise<Response | undefined> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(element)) if (typeof value === 'string') body.append(name, value);
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

/** Undefined where it is to be sent once more. */
async function read(page: LivePage, answer: Response): Promise<Sent | undefined> {
  const body = await answer.json().catch(() => ({}));
  if (answer.status === 202) return { state: 'asked', redirect: body.payment.redirect };
  if (answer.ok) return { state: 'stored', id: body.submission_id, ending: body.ending ?? {} };
  const { code, fields = [], challenge } = body.error ?? {};
  if (code === 'answers_refused') return { state: 'refused', fields };
  if (code !== 'proof_needed' || page.hidden('_proof').value !== '') return { state: 'other' };
  const { solveProof } = await import('./proof.ts');
  page.hidden('_proof').value = await solveProof(challenge);
  return undefined;
}

/** After the pause, or as soon as the device is connected again. */
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
