import type { ArchiveSource } from '../archive/source.ts';
import { demoTowns } from './demoTowns.ts';
import { plannedArchive } from './plannedArchive.ts';
import { demoWorkspaces } from './workspaces.ts';

export interface DemoOptions {
  /** The number for the whole organisation, live and test. */
  responses: number;
  seed: string;
  /** The organisation's name; `demoName` by default. */
  name?: string;
}

export const demoName = 'Lantern House';

/**
 * A realistic organisation, identical to the byte for the same seed, number of responses and name. Another seed or
 * number gives an organisation with other ids, so that several can coexist.
 */
export function demoArchive({ responses, seed, name = demoName }: DemoOptions): ArchiveSource {
  return plannedArchive({
    name,
    words: ['demo', seed, responses],
    workspaces: demoWorkspaces,
    locations: demoTowns,
    responses,
    submissionIds: true,
  });
}
