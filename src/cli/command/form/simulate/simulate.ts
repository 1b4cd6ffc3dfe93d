import type { Command } from 'commander';
import type { FormContent } from '#form/definition/describeChanges.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { simulateMany } from '#form/simulate/simulateMany.ts';
import type { Simulation } from '#form/simulate/simulationCounts.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { openForm } from '#service/form/openForm.ts';
import { CommandFailure, WrongUsage } from '../../../failure.ts';
import { print, printJson } from '../../../output.ts';
import { reportFailuresAsJson } from '../../../reportFailuresAsJson.ts';
import { withExistingData } from '../../../withData.ts';
import { isFileOrInput, loadOrFail, nameOf } from '../loadOrFail.ts';
import { type FormFlags, formOrFail, formTitle } from '../target.ts';
import { simulationLines } from './simulationLines.ts';

interface SimulateFlags extends FormFlags {
  count: string;
  seed: string;
  json?: boolean;
}

const maxRespondents = 100_000;
const largestSeed = 2 ** 31 - 1;

export function addSimulate(form: Command): void {
  form
    .command('simulate')
    .description(
      'let invented people fill in a form, and tell what nobody reaches; exits with 1 if any get stuck',
    )
    .argument(
      '<file or id>',
      'a form in YAML or JSON, - for standard input, or the id, address or name of a form',
    )
    .option('--count <number>', `how many people, at most ${maxRespondents}`, '1000')
    .option('--seed <number>', 'the same seed gives the same people and answers', '1')
    .option('--organization <id or name>', 'the organisation of the form; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action((fileOrId: string, flags: SimulateFlags) =>
      reportFailuresAsJson(flags.json, () => simulate(fileOrId, flags)),
    );
}

async function simulate(fileOrId: string, flags: SimulateFlags): Promise<void> {
  const count = numberIn('--count', flags.count, 1, maxRespondents);
  const seed = numberIn('--seed', flags.seed, 0, largestSeed);
  const { title, definition, settings } = await openTarget(fileOrId, flags);
  const compiled = compileForm(definition);
  if (!compiled.ok)
    throw new CommandFailure(
      `${title} cannot be calculated: something in it depends on itself, or its conditions nest too deep. form check says where.`,
      'form_unusable',
    );
  const simulation = simulateMany(compiled.value, {
    count,
    seed,
    today: dayIn(settings.time_zone ?? 'UTC', Date.now()),
    matches: matchesPattern,
    unique: settings.one_per_person?.by === 'answer' ? settings.one_per_person.field : undefined,
  });
  if (flags.json) printJson(asJson(simulation, seed));
  else for (const line of simulationLines(title, seed, definition, simulation)) print(line);
  if (simulation.stuck.length > 0) process.exitCode = 1;
}

async function openTarget(fileOrId: string, flags: FormFlags): Promise<FormContent & { title: string }> {
  if (isFileOrInput(fileOrId)) {
    const { file } = await loadOrFail(fileOrId);
    return { ...splitFormFile(file), title: nameOf(fileOrId) };
  }
  const row = await withExistingData(flags, (data) => formOrFail(data, flags, fileOrId));
  return { ...openForm(row), title: formTitle(row) };
}

function numberIn(flag: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new WrongUsage(`${flag} must be a number from ${least} to ${most}.`);
}

/** Null instead of missing keys, so that every key is always there. */
function asJson(simulation: Simulation, seed: number): object {
  const { respondents, completed, corrected, paying, pages, options, rules } = simulation;
  return {
    seed,
    respondents,
    completed,
    corrected,
    paying,
    seconds: simulation.seconds ?? null,
    pages,
    fields: simulation.fields.map(({ fault, ...field }) => ({ ...field, fault: fault?.code ?? null })),
    options,
    rules,
    endings: simulation.endings.map(({ rule, after, title, reached }) => ({
      rule: rule ?? null,
      after: after ?? null,
      title: title ?? null,
      reached,
    })),
    stuck: simulation.stuck.map((stuck) => ({ ...stuck, fault: stuck.fault.code })),
    sent_back: simulation.sentBack,
  };
}
