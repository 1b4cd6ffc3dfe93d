import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './replaceFile.ts';

/** A file that a running service leaves in its data folder, so that commands print links that lead to it. */
export interface RunningService {
  /** The public address. */
  readonly url: string;
  /** The public address of forms. */
  readonly formsUrl: string;
  readonly pid: number;
  /** Whether it can take payments; commands may run with other settings. */
  readonly payments: boolean;
}

const file = 'service.json';

/** Of several processes on one folder, the last to start wins. */
export async function recordRunning(folder: string, service: RunningService): Promise<void> {
  await replaceFile(join(folder, file), `${JSON.stringify(service, null, 2)}\n`);
}

/** Removes the file unless another process has written it since. */
export async function removeRunning(folder: string, pid: number): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8').catch(() => '');
  if (parsed(text)?.pid === pid) await rm(path, { force: true });
}

/** Undefined if none runs: a killed service leaves its file behind. */
export function findRunning(folder: string): RunningService | undefined {
  const service = parsed(readText(join(folder, file)));
  return service !== undefined && isAlive(service.pid) ? service : undefined;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function parsed(text: string): RunningService | undefined {
  try {
    const {
      url,
      formsUrl = url,
      pid,
      payments,
    }: { [Name in keyof RunningService]?: unknown } = JSON.parse(text);
    return isAddress(url) && isAddress(formsUrl) && typeof pid === 'number' && pid > 0
      ? { url, formsUrl, pid, payments: payments === true }
      : undefined;
  } catch {
    return undefined;
  }
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
