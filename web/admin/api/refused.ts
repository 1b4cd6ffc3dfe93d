/** A call that was not answered as hoped: what the service said, or that it said nothing. */
export class Refused extends Error {
  override name = 'Refused';
  /** The service's code; `unreachable` where no answer came, `unexpected` where it was none of ours. */
  readonly code: string;
  /** The field that is at fault. */
  readonly param: string | undefined;
  /** Seconds to wait, where the service says so. */
  readonly retryAfter: number | undefined;

  constructor(code: string, { param, retryAfter }: { param?: string; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.param = param;
    this.retryAfter = retryAfter;
  }
}
