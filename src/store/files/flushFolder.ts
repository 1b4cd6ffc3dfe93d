import { open } from 'node:fs/promises';

/** Makes the names in a folder durable: fsync of a file covers its content, not its name. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
