import { CommandFailure, failureCode } from './failure.ts';
import { printJson } from './output.ts';

/** Prints failures as JSON too if the command prints JSON, so that a program reads one stream. */
export async function reportFailuresAsJson(
  json: boolean | undefined,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = json ? failureCode(error) : undefined;
    if (code === undefined || !(error instanceof Error)) throw error;
    const details = error instanceof CommandFailure ? error.details : {};
    printJson({ error: { code, message: error.message }, ...details });
    process.exitCode = 1;
  }
}
