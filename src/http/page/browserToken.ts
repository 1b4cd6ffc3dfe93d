import type { FormValues } from '#form/value/answer.ts';
import { browserName } from '#render/pageNames.ts';

/** At least 128 bits, as the script writes them; what is not its own work is nobody's token. */
export function browserTokenIn(values: FormValues): string | undefined {
  const token = values.get(browserName)?.[0];
  return token !== undefined && /^[A-Za-z0-9_-]{22,100}$/.test(token) ? token : undefined;
}
