import { limits } from '../limits.ts';

/**
 * Whether it was the URL of a request that grew too large, told from the piece that was read when the parser gave
 * up, or from one that followed. Undefined when the piece begins and ends in the middle of one line: only the end
 * of that line tells whether it was the first.
 */
export function overflowIsUrl(piece: string): boolean | undefined {
  // Requests before it may stand in the same piece.
  const request = piece.slice(piece.lastIndexOf('\r\n\r\n', piece.length - 5) + 1).trimStart();
  const lineEnd = request.indexOf('\n');
  const startsRequest = /^[A-Z]+ /.test(request);
  if (lineEnd === -1) return startsRequest ? true : undefined;
  if (startsRequest) return lineEnd > limits.url;
  return / HTTP\/\d\.\d\r?$/.test(request.slice(0, lineEnd));
}
