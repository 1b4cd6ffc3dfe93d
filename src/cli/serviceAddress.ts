import { type ConfigFlags, readConfig, saidAddress } from '#config';
import { findRunning } from '#store/runningService.ts';

/** Where the service of this installation is reached: as the settings say, else where it runs, else where it would. */
export function serviceAddress(flags: ConfigFlags = {}): string {
  return (
    saidAddress(flags) ??
    findRunning(readConfig(flags).data)?.url ??
    // Nobody chose a port, or the system chooses one at each start.
    'http://localhost:3000'
  );
}

/** Where visitors find forms: at an address of their own where there is one, else at that of the service. */
export function formsAddress(flags: ConfigFlags = {}): string {
  const { formsUrl, data } = readConfig(flags);
  if (formsUrl !== undefined) return formsUrl;
  return saidAddress(flags) ?? findRunning(data)?.formsUrl ?? serviceAddress(flags);
}

/** Whether links to the address are of use to nobody elsewhere, and nobody said that they should be so. */
export function isOnlyHere(address: string, flags: ConfigFlags): boolean {
  return readConfig(flags).url === undefined && new URL(address).hostname === 'localhost';
}
