import { isUtf8 } from 'node:buffer';
import { Problem } from '../problem.ts';

/** Deeper than any answer. The limit protects recursive functions that walk the value later. */
const deepest = 30;

/** Parses a JSON body. The last of several equal keys wins. */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Problem('body_malformed', { message: 'The body is not valid UTF-8.' });
  if (isDeeper(bytes, deepest)) {
    throw new Problem('body_malformed', {
      message: `The JSON of the body is nested more than ${deepest} levels deep.`,
    });
  }
  const text = bytes.toString();
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    throw new Problem('body_malformed', { message: 'The body is not valid JSON.' });
  }
}

const quote = 0x22;
const backslash = 0x5c;

/** Counts brackets outside of strings before parsing; it does not validate the JSON. */
function isDeeper(bytes: Buffer, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    // `[` and `{`; the closing brackets follow below.
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > most) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}
