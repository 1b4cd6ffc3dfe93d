import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firstSuccessful, type Outcome } from './attempts.ts';
import { installWithApt } from './installWithApt.ts';

/** The program that reads SPSS files back in tests, installed if there is none. */
export async function providePspp(): Promise<Outcome<string>> {
  return await firstSuccessful([
    { name: 'pspp-convert on this machine', run: async () => findPspp() },
    {
      name: 'apt-get install pspp',
      run: async () => ((await installWithApt('pspp')) ? findPspp() : undefined),
    },
  ]);
}

function findPspp(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return folders.map((folder) => join(folder, 'pspp-convert')).find((file) => existsSync(file));
}
