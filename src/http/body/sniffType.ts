import { type Signature, signatures } from './sniff/signatures.ts';
import { sniffOffice } from './sniff/sniffOffice.ts';
import { sniffText } from './sniff/sniffText.ts';
import { sniffVideo } from './sniff/sniffVideo.ts';

/** So much of the beginning is looked at; what a document of an office program is stands a little inside. */
const sniffedBytes = 16 * 1024;

const unknown = 'application/octet-stream';

/**
 * The media type of a file by the beginning of its content. What the client says counts only where it makes finer what
 * the content shows, as `text/csv` does of plain text.
 */
export function sniffType(beginning: Buffer, said: string): string {
  if (beginning.length === 0) return unknown;
  // One character for one byte, as the signatures are written.
  const head = beginning.subarray(0, sniffedBytes).toString('latin1');
  const signature = signatures.find((each) => fits(head, each));
  return signature?.type ?? sniffVideo(head) ?? sniffOffice(head, said) ?? sniffText(head, said) ?? unknown;
}

function fits(head: string, { bytes, at = 0, also }: Signature): boolean {
  return head.startsWith(bytes, at) && (also === undefined || head.startsWith(also.bytes, also.at));
}
