import { limits } from '../limits.ts';

/**
 * Whether the URL of a request was too long, judged by the chunk at which the parser gave up, or by a later one.
 * Undefined if the chunk lies within one line: only the end of that line tells whether it was the first.
 */
export function overflowIsUrl(piece: string): boolean | undefined {
  // The chunk may contain earlier requests.
  const request = piece.slice(piece.lastIndexOf('\r\n\r\n', piece.length - 5) + 1).trimStart();
  const lineEnd = request.indexOf('\n');
  const startsRequest = /^[A-Z]+ /.test(request);
  if (lineEnd === -1) return startsRequest ? true : undefined;
  if (startsRequest) return lineEnd > limits.url;
  return / HTTP\/\d\.\d\r?$/.test(request.slice(0, lineEnd));
}
