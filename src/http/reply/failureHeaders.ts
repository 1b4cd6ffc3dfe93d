import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Headers of the abandoned answer that do not apply to the failure. */
const ofAnswer = /^(content-(type|length|encoding|disposition|range)|location|etag|accept-ranges|vary)$/i;

/**
 * The headers of an answer that failed, name and value in turn, as far as they go with its failure too. A value that
 * cannot be sent is left out: it may be what the answer failed for.
 */
export function failureHeaders(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (ofAnswer.test(name) || isLasting(name, value) || !canBeSent(name, value)) continue;
    kept.push(name, value);
  }
  return kept;
}

/** A failure passes, so no cache may keep it for as long as what was asked for. */
function isLasting(name: string, value: string): boolean {
  return /^cache-control$/i.test(name) && /max-age|immutable|public/i.test(value);
}

function canBeSent(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
