import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The outcome of one submission. */
export interface Told {
  formId: string;
  submission_id: string;
  word: string;
  created_at: number;
}

export interface Visitors {
  told: Told[];
  /** Resolves when all have an outcome, and rejects if the process failed. */
  done: Promise<void>;
}

const program = join(import.meta.dirname, 'visitors.ts');

/** A separate process that accepts the submissions of many visitors. */
export function startVisitors(
  env: NodeJS.ProcessEnv,
  order: { forms: string[]; visitors: number; each: number },
): Visitors {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const told: Told[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [formId, submission_id, word, created_at] = JSON.parse(line) as [string, string, string, number];
    told.push({ formId, submission_id, word, created_at });
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', killAtExit);
      if (code === 0) resolve();
      else reject(new Error(`the visitors' process ended with ${code}:\n${complaint}`));
    });
  });
  return { told, done };
}
