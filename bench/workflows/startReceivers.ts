import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const receiverCount = 100;

/** A hundred receivers in a process of their own, so that their CPU time is not counted. */
export async function startReceivers(): Promise<{ ports: number[]; stop(): void }> {
  const script = join(import.meta.dirname, 'receivers.ts');
  const child = spawn(process.execPath, [script, String(receiverCount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { ports: JSON.parse(line), stop: () => void child.kill() };
}
