import { type ProblemCode, problems } from '#contract/problem.ts';
import { LimiterFull, WaitAborted } from '#kit/async/fairLimiter.ts';
import { ThreadFailed } from '#kit/async/helperThread.ts';
import { PermissionRevoked } from '#service/base/access/permissionRevoked.ts';
import { isDiskFull } from '#store/diskFull.ts';

/** A failure of a request. Handlers throw it anywhere; `sendProblem` turns it into HTTP. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly param: string | undefined;
  /** Headers that belong to this failure alone, such as `Content-Range` with 416. */
  readonly headers: readonly string[];
  /** The reason for the log, if the code must not reveal it. */
  readonly reason: string | undefined;
  /** Extra properties of this failure. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    code: ProblemCode,
    details: {
      param?: string;
      message?: string;
      headers?: string[];
      more?: Record<string, unknown>;
      reason?: string;
    } = {},
  ) {
    super(details.message ?? problems[code].message);
    this.code = code;
    this.param = details.param;
    this.headers = details.headers ?? [];
    this.more = details.more ?? {};
    this.reason = details.reason;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The JSON body, without internal details. */
  body(): Buffer {
    const { type } = problems[this.code];
    const error = { type, code: this.code, message: this.message, param: this.param, ...this.more };
    return Buffer.from(JSON.stringify({ error }));
  }
}

/**
 * Maps an unexpected error to a problem: a full disk, a full queue and an unreachable database have their own codes, and
 * everything else is an internal error without details.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof PermissionRevoked) return new Problem(error.code);
  if (isDiskFull(error)) return new Problem('disk_full');
  // The client whose wait was aborted has left; the code is for the log.
  if (error instanceof LimiterFull || error instanceof WaitAborted || error instanceof ThreadFailed)
    return new Problem('busy', { headers: ['Retry-After', '2'] });
  if (isDatabaseUnreachable(error)) return new Problem('not_ready', { headers: ['Retry-After', '1'] });
  return new Problem('internal_error');
}

/** Error codes of a failed or lost connection, and of a PostgreSQL server that stops or starts. */
const connectionErrors =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-3]|53300|08...)$/;

function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  // The driver's errors for a closed connection have no code.
  return typeof code === 'string'
    ? connectionErrors.test(code)
    : /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect/.test(error.message);
}
