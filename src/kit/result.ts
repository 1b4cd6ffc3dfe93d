/** The result of a use case that can fail in ways the caller must handle. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failed<Failure>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}

/** Recognises a failed `Result` in a value of any type. */
export function isFailed(value: unknown): value is { ok: false; failure: unknown } {
  return (
    typeof value === 'object' && value !== null && 'ok' in value && value.ok === false && 'failure' in value
  );
}
