import type { FormValues } from '#form/value/answer.ts';

/** The saved state of a partly filled form. */
export interface DraftContent {
  /** The values of the controls by name. */
  readonly values: FormValues;
  /** The id under which the answers will be sent, so that sending them twice still makes one response. */
  readonly submissionId: string;
  /** When the form was first shown, in milliseconds since 1970. */
  readonly shown: number;
  /** The step that the visitor had reached; undefined without the page's script. */
  readonly step?: string;
  /** When it was saved, in milliseconds since 1970; undefined for old drafts. */
  readonly savedAt?: number;
}

export function writeDraftContent({ values, ...content }: DraftContent): string {
  return JSON.stringify({ values: [...values], ...content });
}

/** Trusted, because only the server can have sealed it. */
export function readDraftContent(text: string): DraftContent {
  const { values, ...content } = JSON.parse(text) as Omit<DraftContent, 'values'> & {
    values: [string, string[]][];
  };
  return { values: new Map(values), ...content };
}
