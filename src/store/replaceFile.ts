import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file by an atomic rename: a concurrent reader sees the old file or the new one, never half of either. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  try {
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
