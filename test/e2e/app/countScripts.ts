import type { CDPSession } from 'playwright-core';

/** Scripts loaded from now on, by name, with their bytes over the wire. */
export async function countScripts(session: CDPSession): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  const names = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') names.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name !== undefined) scripts.set(name, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return scripts;
}
