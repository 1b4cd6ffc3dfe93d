import { type ConfigFlags, configuredUrl, readConfig } from '#config';
import { findRunning } from '#store/runningService.ts';

/** The service's URL: from the settings, otherwise from the running service, otherwise the default. */
export function urlOfService(flags: ConfigFlags = {}): string {
  return (
    configuredUrl(flags) ??
    findRunning(readConfig(flags).data)?.url ??
    // The default, because no port is set or the system chooses one at each start.
    'http://localhost:3000'
  );
}

/** The base URL of forms: their own if set, otherwise the service's. */
export function formsAddress(flags: ConfigFlags = {}): string {
  const { formsUrl, data } = readConfig(flags);
  if (formsUrl !== undefined) return formsUrl;
  return configuredUrl(flags) ?? findRunning(data)?.formsUrl ?? urlOfService(flags);
}

/** Whether links to the address work on this computer only, because CANVASS_URL is not set. */
export function isLocalOnly(address: string, flags: ConfigFlags): boolean {
  return readConfig(flags).url === undefined && new URL(address).hostname === 'localhost';
}
