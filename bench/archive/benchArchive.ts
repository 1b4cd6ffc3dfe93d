import type { Script } from '#form/simulate/person/locale/locale.ts';
import type { ArchiveSource } from '#service/transfer/archive/source.ts';
import { demoTowns } from '#service/transfer/demo/demoTowns.ts';
import { visitorSurvey } from '#service/transfer/demo/form/visitorSurvey.ts';
import { plannedArchive } from '#service/transfer/demo/plannedArchive.ts';

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
    workspaces: [{ key: 'visitors', name: 'Visitors', made: 1, forms: [visitorSurvey] }],
    locations: demoTowns.filter(({ locale }) => locale.script === script),
    responses,
    submissionIds: false,
  });
}
