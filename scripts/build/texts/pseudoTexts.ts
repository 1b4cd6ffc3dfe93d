import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { pseudoModules } from './compileTexts.ts';

/** Gives a bundle of the app the pseudo-language too. Nothing is written, so that no other build contains it. */
export function pseudoTexts(root: string): Plugin {
  const modules = pseudoModules(root);
  return {
    name: 'pseudo-texts',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const path = join(dirname(importer), source);
      return modules.has(path) ? path : null;
    },
    load(id) {
      const code = modules.get(id);
      return code === undefined ? null : { code, moduleType: 'ts' };
    },
  };
}
