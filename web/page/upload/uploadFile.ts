import type { UploadedFile } from '#form/value/answer.ts';
import { ticketName } from '#render/pageNames.ts';

export interface UploadTarget {
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
interface UploadReply extends Partial<UploadedFile> {
  readonly ticket?: string;
  readonly chunk_size?: number;
  readonly received?: number;
  readonly error?: { readonly code?: string; readonly received?: number };
}

interface UploadResponse {
  readonly status: number;
  readonly body: UploadReply;
}

const minChunkSize = 64 * 1024;
/** The target duration of a chunk in milliseconds, so that there is visible progress. */
const targetChunkMs = 2000;
const requestTimeout = 60_000;
const maxDelay = 30_000;

/**
 * Uploads a file in chunks, sized by the speed of the connection. After a lost connection it resumes at the offset
 * that the server reports, until the file is complete, the server refuses it or the signal aborts.
 */
export async function uploadFile(file: File, target: UploadTarget): Promise<UploadedFile> {
  const { field, pass: entry, signal } = target;
  let { ticket } = target;
  const [path, query = ''] = target.formPath.split('?', 2);
  const files = `${path}/files`;
  const { name, size, type } = file;
  let retryDelay = 500;

  const request = async (
    method: string,
    address: string,
    headers: Record<string, string>,
    content?: string | Blob,
  ): Promise<UploadResponse> => {
    const stop = new AbortController();
    const abort = () => stop.abort();
    const timer = setTimeout(abort, requestTimeout);
    signal?.addEventListener('abort', abort);
    try {
      const response = await fetch(address, {
        method,
        headers,
        signal: stop.signal,
        ...(content === undefined ? {} : { body: content }),
      });
      const body: UploadReply = (await response.json().catch(() => undefined)) ?? {};
      // A successful response in another format comes from a proxy.
      const isOurs = body.id !== undefined || body.received !== undefined;
      return { status: response.ok && !isOurs ? 0 : response.status, body };
    } catch {
      return { status: 0, body: {} };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };

  /** Pauses if the response allows a retry. Returns false if it is final. */
  const shouldRetry = async ({ status, body }: UploadResponse): Promise<boolean> => {
    signal?.throwIfAborted();
    const code = body.error?.code;
    const isTransient = status === 0 || status === 408 || status >= 500;
    if (!isTransient && !/^(upload_busy|too_many_uploads|(submit|unfinished)_limit)$/.test(code ?? '')) {
      target.onWaiting?.(false);
      if (status < 300 || code === 'upload_offset') return false;
      throw new UploadRefused(code);
    }
    target.onWaiting?.(true);
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    signal?.throwIfAborted();
    retryDelay = Math.min(2 * retryDelay, maxDelay);
    return true;
  };

  const startUpload = () => {
    const description = JSON.stringify({ field, name, size, type, ticket, pass: entry });
    return request('POST', `${files}?${query}`, { 'Content-Type': 'application/json' }, description);
  };
  let creation = await startUpload();
  if (creation.body.error?.code === 'ticket_invalid') {
    // A page that was open for more than a day fetches a new ticket.
    ticket = await newTicket(target.formPath);
    creation = await startUpload();
  }
  while (await shouldRetry(creation)) creation = await startUpload();
  const { id: upload, ticket: pass = '', chunk_size: largest = minChunkSize } = creation.body;
  const address = `${files}/${upload}`;
  const ticketHeader = { 'Upload-Ticket': pass };

  try {
    for (let received = 0, step = 4 * minChunkSize; ; ) {
      const end = Math.min(received + step, size);
      const range = { 'Content-Range': `bytes ${received}-${end - 1}/${size}` };
      const started = performance.now();
      let response = await request(
        'PUT',
        address,
        size === 0 ? ticketHeader : { ...ticketHeader, ...range },
        file.slice(received, end),
      );
      const took = performance.now() - started;
      step = Math.min(largest, Math.max(minChunkSize, Math.floor((step * targetChunkMs) / took)));
      while (await shouldRetry(response)) response = await request('GET', address, ticketHeader);
      const {
        id,
        name: storedName = name,
        type: detectedType = type,
        size: bytes = size,
        error,
      } = response.body;
      const { received: offset = error?.received ?? received } = response.body;
      target.onProgress?.(id === undefined ? offset : size);
      if (id !== undefined) return { id, name: storedName, type: detectedType, size: bytes };
      if (offset > received) retryDelay = 500;
      received = offset;
    }
  } catch (error) {
    void request('DELETE', address, ticketHeader);
    throw error;
  }
}

/** Empty where the page cannot be loaded: then the file is refused. */
async function newTicket(formPath: string): Promise<string> {
  const page = await fetch(formPath).then(
    (response) => response.text(),
    () => '',
  );
  return new RegExp(`name="${ticketName}" value="([^"]*)`).exec(page)?.[1] ?? '';
}
