/** Stops a command with a sentence for the person and exit code 1, without a stack trace. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  /** What programs go by, where a command prints JSON. */
  readonly code: string;
  /** What else such a program is told. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, code = 'failed', details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The command was called in a way that cannot work: exit code 2. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** Failures from below that are the person's to mend: their message says all, and a stack trace would only hide it. */
const plain: Readonly<Record<string, string>> = {
  SchemaTooNew: 'schema_too_new',
  UnsafePostgres: 'unsafe_postgres',
  DataUnusable: 'data_unusable',
  DataMissing: 'data_missing',
  SecretsMissing: 'secrets_missing',
  WrongSecrets: 'wrong_secrets',
};

/** Undefined for what nobody foresaw. */
export function failureCode(error: unknown): string | undefined {
  if (error instanceof CommandFailure) return error.code;
  return error instanceof Error && Object.hasOwn(plain, error.name) ? plain[error.name] : undefined;
}
