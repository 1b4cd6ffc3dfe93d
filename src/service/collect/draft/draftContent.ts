import type { FormValues } from '#form/value/answer.ts';

/** The saved state of a partly filled form. */
export interface DraftContent {
  /** The values of the controls by name. */
  readonly values: FormValues;
  /** The id under which the answers will be sent, so that sending them twice still makes one response. */
  readonly submissionId: string;
  /** When the form was first shown, in milliseconds since 1970. */
  readonly shown: number;
}

export function writeDraftContent({ values, submissionId, shown }: DraftContent): string {
  return JSON.stringify({ values: [...values], submissionId, shown });
}

/** Trusted, because only the server can have sealed it. */
export function readDraftContent(text: string): DraftContent {
  const { values, submissionId, shown } = JSON.parse(text) as {
    values: [string, string[]][];
    submissionId: string;
    shown: number;
  };
  return { values: new Map(values), submissionId, shown };
}
