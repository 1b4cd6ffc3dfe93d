import { type Signature, signatures } from './sniff/signatures.ts';
import { sniffOffice } from './sniff/sniffOffice.ts';
import { sniffText } from './sniff/sniffText.ts';
import { sniffVideo } from './sniff/sniffVideo.ts';

/** The number of bytes that are inspected; the type of an Office document is not at its very start. */
const sniffedBytes = 16 * 1024;

const unknown = 'application/octet-stream';

/**
 * Detects the media type of a file from the start of its content. The declared type counts only where it refines the
 * detected one, such as `text/csv` for plain text.
 */
export function sniffType(beginning: Buffer, declared: string): string {
  if (beginning.length === 0) return unknown;
  // Latin-1 maps each byte to one character, as in the signatures.
  const head = beginning.subarray(0, sniffedBytes).toString('latin1');
  const signature = signatures.find((each) => fits(head, each));
  return (
    signature?.type ?? sniffVideo(head) ?? sniffOffice(head, declared) ?? sniffText(head, declared) ?? unknown
  );
}

function fits(head: string, { bytes, at = 0, also }: Signature): boolean {
  return head.startsWith(bytes, at) && (also === undefined || head.startsWith(also.bytes, also.at));
}
