import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretsFile } from '#store/secrets.ts';
import type { DataConfig } from './openData.ts';

/** Whether anything was ever begun there. Every opened installation has secrets; a restored database may have none yet. */
export function hasInstallation({ data }: Pick<DataConfig, 'data'>): boolean {
  return [secretsFile, 'canvass.db'].some((name) => existsSync(join(data, name)));
}
