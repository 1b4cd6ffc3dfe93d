import { ApiError } from '#admin/api/apiError.ts';

export interface RefusedAnswer {
  /** Of the field. */
  readonly id: string;
  readonly code: string;
  readonly message: string;
}

/** The fields that the service refused, each with a sentence in the reader's language. */
export function refusedAnswers(error: unknown): readonly RefusedAnswer[] {
  if (!(error instanceof ApiError) || error.code !== 'answers_refused') return [];
  const { fields } = error.details;
  return Array.isArray(fields) ? fields.filter(isRefusedAnswer) : [];
}

function isRefusedAnswer(value: unknown): value is RefusedAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
