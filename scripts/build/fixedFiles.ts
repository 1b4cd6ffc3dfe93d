import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from './bundle.ts';

/** The folders in `web` whose files pages load as they are. */
const folders = ['font', 'picture'];

/** The fonts and pictures of form pages, with a hash of the content in each name. */
export function fixedFiles(root: string): Bundle {
  const files = folders.flatMap((folder) => {
    const path = join(root, 'web', folder);
    return readdirSync(path)
      .filter((name) => /\.(woff2|svg|jpg)$/.test(name))
      .sort()
      .map((name) => {
        const code = readFileSync(join(path, name));
        return { name: hashedName(name, code), code };
      });
  });
  return { files, entries: {}, modules: [] };
}

/** The names by which pages refer to the files, as they stand in `src/render/asset/assetFiles.ts`. */
export function fixedNames(root: string): Record<string, string> {
  const { files } = fixedFiles(root);
  const plain = (name: string) => name.replace(/-[\w]{8}(?=\.\w+$)/, '');
  return Object.fromEntries(files.map(({ name }) => [plain(name), name]));
}

function hashedName(name: string, code: Buffer): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8).replace(/[-_]/g, '0');
  return name.replace(/(?=\.\w+$)/, `-${hash}`);
}
