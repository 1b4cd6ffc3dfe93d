import type { HttpAnswer } from './httpClient.ts';

const worthReading = 64 * 1024;

/** Discards a body: a short one is read, so that the connection can be reused; any other is cut off. */
export function discardAnswer({ body, headers }: HttpAnswer): void {
  const length = Number(headers['content-length'] ?? Number.NaN);
  // A destroyed response emits an error, which is ignored here.
  body.on('error', () => undefined);
  if (length <= worthReading) body.resume();
  else body.destroy();
}
