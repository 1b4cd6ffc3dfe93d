import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '#kit/packageFolder.ts';

const folder = join(packageFolder, 'templates');

export interface Template {
  name: string;
  /** The default name of a form made from it. */
  title: string;
  /** The comment on its first line. */
  about: string;
  /** A form in YAML without an id. */
  text: string;
}

export async function listTemplates(): Promise<Template[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  return await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const name = file.slice(0, -'.yaml'.length);
      const title = /^name: (.+)$/m.exec(text)?.[1] ?? name;
      return { name, title, about: /^# (.*)/.exec(text)?.[1] ?? '', text };
    }),
  );
}
