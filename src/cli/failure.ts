/** Stops a command with a sentence for the person and exit code 1, without a stack trace. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}

/** The command was called in a way that cannot work: exit code 2. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}
