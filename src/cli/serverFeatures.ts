import { readConfig } from '#config';
import type { ServerAbilities } from '#form/check/serverFindings.ts';
import { findRunning } from '#store/runningService.ts';
import type { DataFlags } from './withData.ts';

/** The features of the service: of the one running on this data, otherwise from this command's settings. */
export function serverFeatures(flags: DataFlags): ServerAbilities {
  const { data, stripe } = readConfig(flags);
  const payments = findRunning(data)?.payments ?? stripe !== undefined;
  return { payments, today: new Date().toISOString().slice(0, 10) };
}
