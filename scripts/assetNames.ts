import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedNames } from './build/fixedFiles.ts';
import { say } from './say.ts';

/**
 * Writes the names of fonts and pictures into `src/render/asset/assetFiles.ts`, after one of them has changed:
 *
 *   node bin/runtime.cjs scripts/assetNames.ts
 */
const root = join(import.meta.dirname, '..');
const names = fixedNames(root);
const rows = Object.entries(names).map(([name, file]) => `  '${name}': '${file}',`);
writeFileSync(
  join(root, 'src', 'render', 'asset', 'assetFiles.ts'),
  `/** The built files of fonts and pictures; \`scripts/assetNames.ts\` writes this table. */
export const assetFiles = {
${rows.join('\n')}
} as const;
`,
);
say(`Named ${rows.length} files.`);
