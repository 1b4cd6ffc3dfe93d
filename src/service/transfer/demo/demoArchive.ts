import type { ArchiveSource } from '../archive/source.ts';
import { places } from './place.ts';
import { plannedArchive } from './plannedArchive.ts';
import { demoWorkspaces } from './workspaces.ts';

export interface DemoOptions {
  /** For the whole organisation, live and test. */
  responses: number;
  seed: string;
  /** Of the organisation; that of the house unless given. */
  name?: string;
}

export const demoName = 'Lantern House';

/**
 * A realistic organisation: the same for the same seed, number of responses and name, to the byte. Any other seed or
 * number gives another organisation with other ids, so that several live side by side.
 */
export function demoArchive({ responses, seed, name = demoName }: DemoOptions): ArchiveSource {
  return plannedArchive({
    name,
    words: ['demo', seed, responses],
    workspaces: demoWorkspaces,
    places,
    responses,
    submissionIds: true,
  });
}
