import { type Fault, fault } from '#form/value/fault.ts';
import { localeOf } from '../locale.ts';
import { writtenSize } from './writtenSize.ts';

/** Formats the byte sizes in a fault: `10 MB`. */
export function writtenFault(found: Fault, language: string): Fault {
  const { code, parameters } = found;
  const max = parameters?.max;
  if (code !== 'file_too_large' || typeof max !== 'number') return found;
  return fault(code, { ...parameters, max: writtenSize(max, localeOf(language)) });
}
