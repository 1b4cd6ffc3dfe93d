import type { FormValues } from '#form/value/answer.ts';
import { Problem } from '../problem.ts';
import { ReceivedValues } from './receivedValues.ts';

/** Reads `field1=a+b&field2=%C3%A9`. Bytes that are not UTF-8 become U+FFFD, as in a browser. */
export function parseUrlencoded(bytes: Buffer, maxFields: number): FormValues {
  // Latin-1 maps each byte to one character, so that raw and percent-encoded bytes are decoded alike.
  const text = bytes.toString('latin1');
  const values = new ReceivedValues(maxFields);
  for (let from = 0; from < text.length; ) {
    const next = text.indexOf('&', from);
    const end = next === -1 ? text.length : next;
    if (end > from) {
      const sign = text.indexOf('=', from);
      const split = sign === -1 || sign > end ? end : sign;
      values.add(decode(text.slice(from, split)), decode(text.slice(split + 1, end)));
    }
    from = end + 1;
  }
  return values.byName;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!/[%\x80-\xff]/.test(spaced)) return spaced;
  if (/%(?![0-9a-f]{2})/i.test(spaced)) {
    throw new Problem('body_malformed', {
      message: 'A % in the body is not followed by two hexadecimal digits.',
    });
  }
  const plain = spaced.replace(/%(..)/g, (_sequence, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(plain, 'latin1').toString();
}
