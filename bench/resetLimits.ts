import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Data } from '#service/operate/openData.ts';

/** Resets every organisation's rate limit, because a benchmark sends more than 10,000 requests. */
export async function resetLimits({ store }: Data, folder: string): Promise<void> {
  if (store.engine === 'postgres') {
    await sql`DELETE FROM request_limit`.execute(store.read);
    return;
  }
  const limits = new DatabaseSync(join(folder, 'limits.db'), { timeout: 5000 });
  limits.exec('DELETE FROM request_limit');
  limits.close();
}
