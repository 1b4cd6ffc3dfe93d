import { rolldown } from 'rolldown';
import { compileScript, parse } from 'vue/compiler-sfc';

/** The frameworks' builds for development, which check more; they ask for these constants. */
const define = {
  'process.env.NODE_ENV': '"development"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** Bundles an app of two files, `app.jsx` and the component that it imports, to an inline module. */
export async function bundleApp(app: string, name: string, component: string): Promise<string> {
  const files: Record<string, string> = { 'app.jsx': app, [name]: component };
  const bundle = await rolldown({
    input: 'app.jsx',
    platform: 'browser',
    cwd: import.meta.dirname,
    transform: { define, jsx: { runtime: 'automatic' } },
    plugins: [
      {
        name: 'files of the app',
        resolveId: (id) => {
          const file = id.replace('./', '');
          // In a folder that has the packages above it.
          return file in files ? `${import.meta.dirname}/${file}` : null;
        },
        load: (id) => {
          const file = id.replace(`${import.meta.dirname}/`, '');
          const code = files[file];
          if (code === undefined) return null;
          return { code: file.endsWith('.vue') ? compileVue(code) : code, moduleType: 'jsx' };
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return `<script type="module">${output[0].code.replaceAll('</script', '<\\/script')}</script>`;
}

function compileVue(source: string): string {
  const { descriptor, errors } = parse(source);
  if (errors.length > 0) throw errors[0];
  return compileScript(descriptor, { id: 'form', inlineTemplate: true }).content;
}
