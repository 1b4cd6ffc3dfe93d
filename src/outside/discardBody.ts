import type { HttpAnswer } from './httpClient.ts';

const worthReading = 64 * 1024;

/** Lets a body go that nobody wants: a short one is read so that its connection lives on, any other is cut off. */
export function discardBody({ body, headers }: HttpAnswer): void {
  const length = Number(headers['content-length'] ?? Number.NaN);
  // An answer that is cut off reports it as an error, which is of no interest here.
  body.on('error', () => undefined);
  if (length <= worthReading) body.resume();
  else body.destroy();
}
