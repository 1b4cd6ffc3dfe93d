import type { UploadedFile } from '#form/value/answer.ts';

export interface UploadPlace {
  /** The address of the form, with its query where it has one. */
  readonly formPath: string;
  readonly field: string;
  /** Of the page. */
  readonly ticket: string;
  /** Of a page that has asked for the form's password. */
  readonly pass?: string | undefined;
  /** How many bytes have arrived. */
  readonly onProgress?: (received: number) => void;
  /** Whether it goes on only later, because the connection is lost or the server busy. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  readonly signal?: AbortSignal;
}

/** The server does not take the file; `message` has its code. */
export class UploadRefused extends Error {}

/** What our server says of a file, as far as it is looked at here. */
interface Said extends Partial<UploadedFile> {
  readonly ticket?: string;
  readonly chunk_size?: number;
  readonly received?: number;
  readonly error?: { readonly code?: string; readonly received?: number };
}

interface Answer {
  readonly status: number;
  readonly body: Said;
}

const smallest = 64 * 1024;
/** Milliseconds that a piece should take, so that there is progress to see. */
const wanted = 2000;
const patience = 60_000;
const longestPause = 30_000;

/**
 * Sends a file in pieces, each as large as the line allows. After a lost connection it asks how much has arrived and
 * goes on from there, until the file is complete, the server refuses it or the signal is given.
 */
export async function uploadFile(file: File, place: UploadPlace): Promise<UploadedFile> {
  const { field, pass: entry, signal } = place;
  let { ticket } = place;
  const [path, query = ''] = place.formPath.split('?', 2);
  const files = `${path}/files`;
  const { name, size, type } = file;
  let pause = 500;

  const ask = async (
    method: string,
    address: string,
    headers: Record<string, string>,
    content?: string | Blob,
  ): Promise<Answer> => {
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = setTimeout(abort, patience);
    signal?.addEventListener('abort', abort);
    try {
      const answer = await fetch(address, {
        method,
        headers,
        signal: stop.signal,
        ...(content === undefined ? {} : { body: content }),
      });
      const body: Said = (await answer.json().catch(() => undefined)) ?? {};
      // What says that all is well in other words than ours comes from something between here and the server.
      const isOurs = body.id !== undefined || body.received !== undefined;
      return { status: answer.ok && !isOurs ? 0 : answer.status, body };
    } catch {
      return { status: 0, body: {} };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };

  /** Whether the answer says that the same may go well later; then the time until that is over. */
  const later = async ({ status, body }: Answer): Promise<boolean> => {
    signal?.throwIfAborted();
    const code = body.error?.code;
    const passes = status === 0 || status === 408 || status >= 500;
    if (!passes && !/^(upload_busy|(submit|unfinished)_limit)$/.test(code ?? '')) {
      place.onWaiting?.(false);
      if (status < 300 || code === 'upload_offset') return false;
      throw new UploadRefused(code);
    }
    place.onWaiting?.(true);
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal?.throwIfAborted();
    pause = Math.min(2 * pause, longestPause);
    return true;
  };

  const begin = () => {
    const description = JSON.stringify({ field, name, size, type, ticket, pass: entry });
    return ask('POST', `${files}?${query}`, { 'Content-Type': 'application/json' }, description);
  };
  let begun = await begin();
  if (begun.body.error?.code === 'ticket_invalid') {
    // A page that was open for more than a day takes the ticket of one that is opened now.
    ticket = await newTicket(place.formPath);
    begun = await begin();
  }
  while (await later(begun)) begun = await begin();
  const { id: upload, ticket: pass = '', chunk_size: largest = smallest } = begun.body;
  const address = `${files}/${upload}`;
  const own = { 'Upload-Ticket': pass };

  try {
    for (let received = 0, step = 4 * smallest; ; ) {
      const end = Math.min(received + step, size);
      const range = { 'Content-Range': `bytes ${received}-${end - 1}/${size}` };
      const started = performance.now();
      let answer = await ask(
        'PUT',
        address,
        size === 0 ? own : { ...own, ...range },
        file.slice(received, end),
      );
      const took = performance.now() - started;
      step = Math.min(largest, Math.max(smallest, Math.floor((step * wanted) / took)));
      while (await later(answer)) answer = await ask('GET', address, own);
      const { id, name: kept = name, type: found = type, size: bytes = size, error } = answer.body;
      const { received: now = error?.received ?? received } = answer.body;
      place.onProgress?.(id === undefined ? now : size);
      if (id !== undefined) return { id, name: kept, type: found, size: bytes };
      if (now > received) pause = 500;
      received = now;
    }
  } catch (error) {
    void ask('DELETE', address, own);
    throw error;
  }
}

/** Empty where the page cannot be had: then the file is refused. */
async function newTicket(formPath: string): Promise<string> {
  const page = await fetch(formPath).then(
    (answer) => answer.text(),
    () => '',
  );
  return /name="_ticket" value="([^"]*)/.exec(page)?.[1] ?? '';
}
