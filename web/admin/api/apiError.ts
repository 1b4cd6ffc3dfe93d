export interface NamedOrganization {
  readonly id: string;
  readonly name: string;
}

interface ApiErrorDetails {
  readonly param?: string;
  readonly retryAfter?: number;
  readonly organizations?: readonly NamedOrganization[];
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

  constructor(code: string, { param, retryAfter, organizations = [] }: ApiErrorDetails = {}) {
    super(code);
    this.code = code;
    this.param = param;
    this.retryAfter = retryAfter;
    this.organizations = organizations;
  }
}
