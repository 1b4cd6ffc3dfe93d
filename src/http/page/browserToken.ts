import type { FormValues } from '#form/value/answer.ts';
import { browserName } from '#render/pageNames.ts';

/** The browser token that the page's script sends, at least 128 bits; undefined if it has another format. */
export function browserTokenIn(values: FormValues): string | undefined {
  const token = values.get(browserName)?.[0];
  return token !== undefined && /^[A-Za-z0-9_-]{22,100}$/.test(token) ? token : undefined;
}
