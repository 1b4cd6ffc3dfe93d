import { randomInt } from 'node:crypto';

/** The seed of this run: `CANVASS_TEST_FAULT_SEED` repeats the moments of an earlier one. */
export function faultSeed(): number {
  return Number(process.env.CANVASS_TEST_FAULT_SEED ?? randomInt(2 ** 31));
}
