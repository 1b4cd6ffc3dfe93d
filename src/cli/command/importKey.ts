import { text } from 'node:stream/consumers';
import { readImportKey } from '#config';
import { WrongUsage } from '../failure.ts';

/** Also from standard input or the environment, because everyone on the machine can read the flags of a process. */
export async function importKey(flag: string | undefined): Promise<string | undefined> {
  if (flag !== '-') return flag ?? readImportKey();
  const key = (await text(process.stdin)).trim();
  if (key === '') throw new WrongUsage('There is no key on standard input.');
  return key;
}
