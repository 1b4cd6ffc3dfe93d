export interface NamedOrganization {
  readonly id: string;
  readonly name: string;
}

interface ApiErrorDetails {
  readonly param?: string;
  readonly retryAfter?: number;
  readonly organizations?: readonly NamedOrganization[];
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An error of the service, or `unreachable` when no response came. */
export class ApiError extends Error {
  override name = 'Refused';
  /**
   * The service's error code; `unreachable` without a response, `unexpected` for a response that is not the
   * service's.
   */
  readonly code: string;
  /** The field that is at fault. */
  readonly param: string | undefined;
  /** Seconds to wait before a retry, if the service names them. */
  readonly retryAfter: number | undefined;

  /** The blocking organisations, if the service names them. */
  readonly organizations: readonly NamedOrganization[];

  /** Everything that the service said, such as the faults of a file. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, { param, retryAfter, organizations = [], details = {} }: ApiErrorDetails = {}) {
    super(code);
    this.code = code;
    this.param = param;
    this.retryAfter = retryAfter;
    this.organizations = organizations;
    this.details = details;
  }
}
