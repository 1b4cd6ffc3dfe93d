import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Headers of the failed response that do not apply to the problem. */
const ofAnswer = /^(content-(type|length|encoding|disposition|range)|location|etag|accept-ranges|vary)$/i;

/**
 * The headers of a failed response that also apply to its problem. Invalid values are left out, because they may be
 * the cause of the failure.
 */
export function failureHeaders(headers: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (ofAnswer.test(name) || isCacheable(name, value) || !canBeSent(name, value)) continue;
    kept.push(name, value);
  }
  return kept;
}

/** Whether the header allows caching, which a transient failure must not. */
function isCacheable(name: string, value: string): boolean {
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
