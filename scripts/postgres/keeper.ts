import { startCluster } from './startCluster.ts';

/**
 * A supervisor process for the server: it stops the server on request, and also when the parent dies, since
 * that closes the IPC channel. A message requests a restart.
 */
const [bin = ''] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const left = new Promise<void>((resolve) => process.once('disconnect', () => resolve()));
try {
  const cluster = await startCluster(bin);
  process.send?.({ url: cluster.url });
  process.on('message', async () => {
    try {
      await cluster.restart();
      process.send?.({ url: cluster.url });
    } catch (error) {
      process.send?.({ failure: String(error) });
    }
  });
  await left;
  await cluster.stop();
} catch (error) {
  const failure = error instanceof Error ? error.message : String(error);
  process.send?.({ failure }, () => process.disconnect?.());
}
