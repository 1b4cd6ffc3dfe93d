import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildScripts } from './buildScripts.ts';
import { DevService } from './dev/devService.ts';
import { makeProxy } from './dev/proxy.ts';
import { watchSources } from './dev/watchSources.ts';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';

/**
 * The service for development: builds and restarts after each change to a source, then reloads the open pages.
 *
 *   npm run dev -- --port 3000 --data data
 */
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, data: { type: 'string', default: 'data' } },
});
const url = `http://localhost:${values.port}`;

await buildScripts(root, ['--quick']);
const service = new DevService(root, { url, data: values.data });
const proxy = makeProxy(() => service.port());
proxy.server.listen(Number(values.port), 'localhost');
await once(proxy.server, 'listening');
await service.port().catch((error: Error) => say(error.message));
say(`Watching src, web and templates; pages at ${url} reload after a change.`);

watchSources(root, async ({ paths, needsBuild }) => {
  const begun = performance.now();
  try {
    if (needsBuild) await runCommand(process.execPath, [join(root, 'scripts/build.ts'), '--quick']);
    await service.restart();
    say(`${paths.join(', ')}: ${needsBuild ? 'built and ' : ''}restarted in ${seconds(begun)} s`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  proxy.reload();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void service.stop().then(() => process.exit(0)));

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
