import type { ArchiveSource } from '#service/transfer/archive/source.ts';
import type { Script } from '#service/transfer/demo/locale/locale.ts';
import { placesOf } from '#service/transfer/demo/place.ts';
import { plannedArchive } from '#service/transfer/demo/plannedArchive.ts';
import { benchWorkspaces } from '#service/transfer/demo/workspaces.ts';

export interface BenchOptions {
  responses: number;
  script: Script;
  seed: string;
}

/** One big form to measure with: about 1.5 KB of v2 JSON for each response, in Latin letters or in none. */
export function benchArchive({ responses, script, seed }: BenchOptions): ArchiveSource {
  return plannedArchive({
    name: `Bench ${script} (${seed}, ${responses})`,
    words: ['bench', script, seed, responses],
    workspaces: benchWorkspaces,
    places: placesOf(script),
    responses,
    submissionIds: false,
  });
}
