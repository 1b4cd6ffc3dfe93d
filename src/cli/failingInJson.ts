import { CommandFailure, failureCode } from './failure.ts';
import { printJson } from './output.ts';

/** Runs a command whose failures are JSON too where its results are: a program reads one stream. */
export async function failingInJson(json: boolean | undefined, work: () => Promise<void>): Promise<void> {
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
