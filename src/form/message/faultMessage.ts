import type { FaultMessages } from './faultMessages.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';

/** A fault in the words of a message, which may be about a part of it. */
export interface FaultMessage {
  readonly code: keyof FaultMessages;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** The sentence for a fault in the given language, its parameters filled in. */
export function faultMessage({ code, parameters }: FaultMessage, messages: FaultMessages): string {
  return fillPlaceholders(messages[code], parameters ?? {});
}
