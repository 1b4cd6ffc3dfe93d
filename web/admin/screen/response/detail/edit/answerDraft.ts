export interface AnswerDraft {
  readonly value: unknown;
  /** The `updated_at` of the response when the draft began. */
  readonly base: string;
}

/**
 * The draft after a change. It keeps its base: the stored answers may be read again while somebody types, and an edit
 * that named the newer moment would overwrite a change that its author has never seen.
 */
export function draftWith(before: AnswerDraft | undefined, value: unknown, updatedAt: string): AnswerDraft {
  return { value, base: before?.base ?? updatedAt };
}
