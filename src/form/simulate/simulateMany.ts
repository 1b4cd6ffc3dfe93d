import { Random } from '#kit/random.ts';
import { secondsNeeded } from '../answer/secondsNeeded.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import type { Answer, AnswerContext } from '../value/answer.ts';
import { fault } from '../value/fault.ts';
import { hintsOf } from './hintsOf.ts';
import { drawRespondent, type OptionTally, type PlaceholderFile } from './person/respondent.ts';
import { townsFor } from './person/towns.ts';
import { type Simulation, SimulationCounts } from './simulationCounts.ts';
import { type Walk, walkForm } from './walkForm.ts';

export interface SimulateManyOptions {
  readonly count: number;
  readonly seed: number;
  readonly today: string;
  readonly matches: AnswerContext['matches'];
  /** The field whose answers must be unique. */
  readonly unique?: string | undefined;
}

/** Leads many respondents through a form and counts where they come by. Nothing is stored. */
export function simulateMany(form: CompiledForm, options: SimulateManyOptions): Simulation {
  const { count, seed, today, matches, unique } = options;
  const counts = new SimulationCounts(form);
  const towns = townsFor(form.definition.language ?? 'en');
  const hints = hintsOf(form);
  const tally: OptionTally = new Map();
  const given = new Set<string>();
  const isFree = (field: string, answer: Answer) =>
    field === unique && given.has(JSON.stringify(answer)) ? fault('already_answered') : undefined;
  for (let index = 0; index < count; index += 1) {
    const files: PlaceholderFile[] = [];
    const upload = (id: string) => files.find((file) => file.id === id);
    const respondent = drawRespondent(new Random(seed, index), towns, {
      context: { today, matches, upload },
      seed,
      tally,
      hints,
      files,
    });
    const walk = walkForm(form, respondent, { links: true, isFree });
    const answer = unique === undefined ? undefined : walk.settled?.answers.get(unique);
    if (answer !== undefined) given.add(JSON.stringify(answer));
    countOptions(form, walk, tally);
    counts.add(walk, secondsNeeded(form.definition, walk.state));
  }
  return counts.result(tally);
}

function countOptions(form: CompiledForm, { state }: Walk, tally: OptionTally): void {
  for (const { id, known } of form.fields) {
    const answer = known?.comparison === 'options' ? state.answers.get(id) : undefined;
    if (!Array.isArray(answer)) continue;
    const counts = tally.get(id) ?? new Map<string, number>();
    tally.set(id, counts);
    for (const { value } of answer) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
}
