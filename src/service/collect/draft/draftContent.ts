import type { FormValues } from '#form/value/answer.ts';

/** What is saved of a form that somebody fills in. */
export interface DraftContent {
  /** What the controls held, by their names. */
  readonly values: FormValues;
  /** The id under which the answers will be sent: whatever happens, they become one response. */
  readonly submissionId: string;
  /** When the form was first shown, in milliseconds since 1970. */
  readonly shown: number;
}

export function writeDraftContent({ values, submissionId, shown }: DraftContent): string {
  return JSON.stringify({ values: [...values], submissionId, shown });
}

/** We wrote it and nobody else can: it was sealed. */
export function readDraftContent(text: string): DraftContent {
  const { values, submissionId, shown } = JSON.parse(text) as {
    values: [string, string[]][];
    submissionId: string;
    shown: number;
  };
  return { values: new Map(values), submissionId, shown };
}
