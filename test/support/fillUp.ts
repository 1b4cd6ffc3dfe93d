import assert from 'node:assert/strict';
import { open } from 'node:fs/promises';

/** Writes to a file until its disk is full. */
export async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w');
  const byte = Buffer.alloc(4096);
  try {
    for (;;) await file.write(byte);
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
  } finally {
    await file.close();
  }
}
