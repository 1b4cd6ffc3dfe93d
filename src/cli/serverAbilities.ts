import { readConfig } from '#config';
import type { ServerAbilities } from '#form/check/serverFindings.ts';
import { findRunning } from '#store/runningService.ts';
import type { DataFlags } from './withData.ts';

/** What the service can do: as the one that runs on this data says, else as the settings of this command do. */
export function serverAbilities(flags: DataFlags): ServerAbilities {
  const { data, stripe } = readConfig(flags);
  const payments = findRunning(data)?.payments ?? stripe !== undefined;
  return { payments, today: new Date().toISOString().slice(0, 10) };
}
