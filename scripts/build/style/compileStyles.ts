import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeIfChanged } from '../writeIfChanged.ts';
import { compactStyle } from './compactStyle.ts';

/** The styles that pages, the canvas and the embed script carry in their code. Those of the app and the reference are files of their own. */
const folders = '{src/render,web/page,web/embed}';

/** Makes a module `look.css.ts` of each style `look.css`, with its compact rules as `lookStyle`: a string, or one for each layer. */
export function compileStyles(root: string): void {
  for (const path of globSync(`${folders}/**/*.css`, { cwd: root }))
    writeIfChanged(
      join(root, `${path}.ts`),
      moduleOf(basename(path, '.css'), readFileSync(join(root, path), 'utf8')),
    );
  for (const path of globSync(`${folders}/**/*.css.ts`, { cwd: root }))
    if (!existsSync(join(root, path.slice(0, -'.ts'.length)))) rmSync(join(root, path));
}

function moduleOf(name: string, sheet: string): string {
  const layers = compactStyle(sheet);
  const whole = layers.get('');
  if (whole !== undefined && layers.size > 1) throw new Error(`${name}.css has rules outside its layers`);
  const value =
    whole === undefined
      ? `${JSON.stringify(Object.fromEntries(layers), null, 2)} as const`
      : JSON.stringify(whole);
  return `// Generated from ./${name}.css.\nexport const ${name}Style = ${value};\n`;
}
