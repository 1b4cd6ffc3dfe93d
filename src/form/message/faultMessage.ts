import type { Fault } from '../value/fault.ts';
import type { FaultMessages } from './language/english.ts';

/** The sentence for a fault in the given language, its parameters filled in. */
export function faultMessage({ code, parameters }: Fault, messages: FaultMessages): string {
  return messages[code].replace(/\{(\w+)\}/g, (braces, name: string) =>
    parameters !== undefined && Object.hasOwn(parameters, name) ? String(parameters[name]) : braces,
  );
}
