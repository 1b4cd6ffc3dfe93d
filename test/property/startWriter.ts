import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface WriterOrder {
  organizationId: string;
  forms: string[];
  batches: number;
  /** The writer's clock skew in milliseconds. */
  clockShift: number;
}

/** An acknowledged response. */
export interface Acknowledged {
  formId: string;
  id: number;
  created_at: number;
  test: boolean;
}

export interface Writer {
  /** Grows while the writer works. */
  acknowledged: Acknowledged[];
  /** Resolves when everything is written, and rejects if that failed. */
  done: Promise<void>;
}

const program = join(import.meta.dirname, 'writer.ts');

export function startWriter(env: NodeJS.ProcessEnv, order: WriterOrder): Writer {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const acknowledged: Acknowledged[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(...(JSON.parse(line) as Acknowledged[]));
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
      else reject(new Error(`a writer ended with ${code}:\n${complaint}`));
    });
  });
  return { acknowledged, done };
}
