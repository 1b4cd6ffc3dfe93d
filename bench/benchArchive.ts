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

/** One large form: about 1.5 KB of v2 JSON per response, in Latin or non-Latin script. */
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
