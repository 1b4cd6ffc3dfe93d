import type { UploadedFile } from '#form/value/answer.ts';
import { ticketName } from '#render/pageNames.ts';

export interface UploadPlace {
  /** The address of the form, with its query where it has one. */
  readonly formPath: string;
  readonly field: string;
  /** The ticket of the page. */
  readonly ticket: string;
  /** The pass that the page got for the form's password. */
  readonly pass?: string | undefined;
  /** The number of bytes that have arrived. */
  readonly onProgress?: (received: number) => void;
  /** Whether the upload is paused, because the connection is lost or the server is busy. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  readonly signal?: AbortSignal;
}

/** The server refused the file; `message` is the code. */
export class UploadRefused extends Error {}

/** The fields of the server's response that are used here. */
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
/** The target duration of a chunk in milliseconds, so that there is visible progress. */
const wanted = 2000;
const patience = 60_000;
const longestPause = 30_000;

/**
 * Uploads a file in chunks, sized by the speed of the connection. After a lost connection it resumes at the offset
 * that the server reports, until the file is complete, the server refuses it or the signal aborts.
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
      // A successful response in another format comes from a proxy.
      const isOurs = body.id !== undefined || body.received !== undefined;
      return { status: answer.ok && !isOurs ? 0 : answer.status, body };
    } catch {
      return { status: 0, body: {} };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };

  /** Pauses if the response allows a retry. Returns false if it is final. */
  const later = async ({ status, body }: Answer): Promise<boolean> => {
    signal?.throwIfAborted();
    const code = body.error?.code;
    const passes = status === 0 || status === 408 || status >= 500;
    if (!passes && !/^(upload_busy|too_many_uploads|(submit|unfinished)_limit)$/.test(code ?? '')) {
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
    // A page that was open for more than a day fetches a new ticket.
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

/** Empty where the page cannot be loaded: then the file is refused. */
async function newTicket(formPath: string): Promise<string> {
  const page = await fetch(formPath).then(
    (answer) => answer.text(),
    () => '',
  );
  return new RegExp(`name="${ticketName}" value="([^"]*)`).exec(page)?.[1] ?? '';
}
