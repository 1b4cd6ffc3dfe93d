import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';

interface RunError {
  readonly code: string;
  readonly detail: string;
}

/** The error in the reader's language where its code is known, else the service's own sentence. */
export function errorWords(
  { code, detail }: RunError,
  { errors, statusError }: WorkflowTexts['runs'],
): string {
  const status = /^status_(\d{3})$/.exec(code)?.[1];
  if (status !== undefined) return statusError(status);
  const words: Readonly<Record<string, string>> = errors;
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? (detail === '' ? code : detail);
}
