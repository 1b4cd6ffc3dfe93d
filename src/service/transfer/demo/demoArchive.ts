import type { ArchiveSource } from '../archive/source.ts';
import { places } from './place.ts';
import { plannedArchive } from './plannedArchive.ts';
import { demoWorkspaces } from './workspaces.ts';

export interface DemoOptions {
  /** For the whole organisation, live and test. */
  responses: number;
  seed: string;
}

/**
 * A realistic organisation: the same for the same seed and number of responses, to the byte. Any other seed or
 * number gives another organisation with other ids, so that several live side by side.
 */
export function demoArchive({ responses, seed }: DemoOptions): ArchiveSource {
  return plannedArchive({
    // An import finds an organisation by its name too, so the name must tell demos apart.
    name: `Lantern House (demo ${seed}, ${responses})`,
    words: ['demo', seed, responses],
    workspaces: demoWorkspaces,
    places,
    responses,
    submissionIds: true,
  });
}
