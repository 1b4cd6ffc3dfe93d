import type { FaultMessages } from './language/english.ts';

interface Message {
  readonly code: keyof FaultMessages;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** The sentence for a fault in the given language, its parameters filled in. */
export function faultMessage({ code, parameters }: Message, messages: FaultMessages): string {
  return messages[code].replace(/\{(\w+)\}/g, (braces, name: string) =>
    parameters !== undefined && Object.hasOwn(parameters, name) ? String(parameters[name]) : braces,
  );
}
