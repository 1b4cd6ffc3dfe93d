import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(import.meta.dirname, '../../bin/canvass');

/** Runs a command as a person would, beside the running service, and gives what it prints. */
export async function canvass(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env });
  return stdout.trim();
}
