import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const program = join(import.meta.dirname, '../../bin/canvass');

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs commands in a folder of files, as a person would. */
export function shell(env: NodeJS.ProcessEnv, cwd: string) {
  return async (args: string[], input = ''): Promise<Outcome> => {
    const child = spawn(process.execPath, [program, ...args], { env, cwd });
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, stdout, stderr };
  };
}
