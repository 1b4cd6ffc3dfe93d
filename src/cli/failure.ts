/** Ends a command with a message and exit code 1, without a stack trace. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  /** The error code in JSON output. */
  readonly code: string;
  /** Further properties of the JSON output. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, code = 'failed', details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The command line is invalid: exit code 2. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** Expected failures that the user can fix: the message suffices, and a stack trace would bury it. */
const expectedFailures: Readonly<Record<string, string>> = {
  BuildMissing: 'build_missing',
  SchemaTooNew: 'schema_too_new',
  UnsafePostgres: 'unsafe_postgres',
  DataUnusable: 'data_unusable',
  DataMissing: 'data_missing',
  SecretsMissing: 'secrets_missing',
  WrongSecrets: 'wrong_secrets',
};

/** Undefined for unexpected errors. */
export function failureCode(error: unknown): string | undefined {
  if (error instanceof CommandFailure) return error.code;
  return error instanceof Error && Object.hasOwn(expectedFailures, error.name)
    ? expectedFailures[error.name]
    : undefined;
}
