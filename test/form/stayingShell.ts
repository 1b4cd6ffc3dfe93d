import { format } from 'node:util';

/**
 * A long-lived process that runs one command after the other like the program, without reloading it each time.
 * It ends with its parent.
 */
interface Order {
  args: string[];
  env: Record<string, string>;
  cwd: string;
}

const main = new URL('../../src/cli/main.ts', import.meta.url).href;
const printed = { stdout: '', stderr: '' };
for (const stream of ['stdout', 'stderr'] as const) {
  process[stream].write = (text: string | Uint8Array, ...rest: unknown[]) => {
    printed[stream] += typeof text === 'string' ? text : Buffer.from(text).toString();
    const written = rest.find((each) => typeof each === 'function');
    written?.();
    return true;
  };
}
let orders = 0;
process.on('disconnect', () => process.exit());
process.on('message', async ({ args, env, cwd }: Order) => {
  printed.stdout = '';
  printed.stderr = '';
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  process.exitCode = 0;
  orders += 1;
  try {
    // Only this module is re-evaluated; it runs on import.
    await import(`${main}?${orders}`);
  } catch (error) {
    printed.stderr += format(error);
    process.exitCode = 1;
  }
  process.send?.({ code: process.exitCode, ...printed });
});
