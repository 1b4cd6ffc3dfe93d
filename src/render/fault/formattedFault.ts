import { type Fault, fault } from '#form/value/fault.ts';
import { localeOf } from '../locale.ts';
import { formatSize } from './formatSize.ts';

/** Formats the byte sizes in a fault: `10 MB`. */
export function formattedFault(found: Fault, language: string): Fault {
  const { code, parameters } = found;
  const max = parameters?.max;
  if (code !== 'file_too_large' || typeof max !== 'number') return found;
  return fault(code, { ...parameters, max: formatSize(max, localeOf(language)) });
}
