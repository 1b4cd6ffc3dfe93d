import type { Plugin } from 'rolldown';
import type { Bundle } from './bundle.ts';

/** The import specifier in the app. */
const name = 'canvass:workers';

/** The addresses of the workers' scripts, which have a hash in their names. */
export function workersModule(workers: Readonly<Record<string, Bundle>>): Plugin {
  return {
    name: 'workers',
    resolveId: (source) => (source === name ? name : null),
    load: (id) => {
      if (id !== name) return null;
      const lines = Object.entries(workers).map(
        ([url, { files }]) => `export const ${url} = ${JSON.stringify(`/assets/${files[0]?.name}`)};`,
      );
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}
