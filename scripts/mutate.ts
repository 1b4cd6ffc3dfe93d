import { randomInt } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomNumbers } from '../test/support/randomNumbers.ts';
import { buildProgram, buildScripts } from './buildScripts.ts';
import { chooseTests } from './chooseTests.ts';
import { memoryFolder } from './memoryFolder.ts';
import { failingTest, timedOut } from './mutate/failingTest.ts';
import { applied, type Mutant, mutantsOf } from './mutate/mutantsOf.ts';
import { scratchCopy } from './mutate/scratchCopy.ts';
import { testsInOrder } from './mutate/testsInOrder.ts';
import { say } from './say.ts';
import { type ImportGraph, readImportGraph } from './test/reach/importGraph.ts';
import { testsThatReach } from './test/reach/testsThatReach.ts';

const usage = `Usage: npm run mutate -- [--count <number>] [--seed <number>] [--seconds <number>] [<path> …]

Makes small random changes in src/form, src/service and src/http, or in files whose paths begin with one of the given, and
tells which of them no test notices. Each is tried in a copy of the repository by the tests that reach its file, on SQLite and
without browsers: the nearest first, until one fails or the seconds have passed.

  --count     how many changes, 100 by default
  --seed      draws the changes of an earlier run again
  --seconds   how long the tests of one change may take, 120 by default`;

const root = join(import.meta.dirname, '..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string' },
    seconds: { type: 'string', default: '120' },
    help: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const seconds = Number(values.seconds);
const seed = Number(values.seed ?? randomInt(2 ** 31));
const places = positionals.length > 0 ? positionals : ['src/form/', 'src/service/', 'src/http/'];
const tests = chooseTests(root, []);

type Verdict = 'killed' | 'survived' | typeof timedOut;

process.exitCode = await main();

async function main(): Promise<number> {
  if (values.help || !(count > 0 && seconds > 0 && seed >= 0)) {
    say(usage);
    return values.help ? 0 : 2;
  }
  const sources = globSync('src/**/*.ts', { cwd: root })
    .filter((file) => places.some((place) => file.startsWith(place)))
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .sort();
  const mutants = sources.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const drawn = draw(mutants, count, randomNumbers(seed));
  say(`Seed ${seed}: ${drawn.length} of ${mutants.length} changes of ${sources.length} files.`);
  const inMemory = memoryFolder();
  if (inMemory !== undefined) process.env.TMPDIR ??= inMemory;
  await buildScripts(root);
  await buildProgram(root);
  const graph = readImportGraph(root);
  const copy = scratchCopy(root);
  const verdicts = new Map<Mutant, Verdict>();
  try {
    for (const mutant of drawn) verdicts.set(mutant, await tried(mutant, copy, graph));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  for (const verdict of ['timed out', 'survived'] as const) {
    const those = drawn.filter((mutant) => verdicts.get(mutant) === verdict);
    console.log(`\n${those.length} of ${drawn.length} ${verdict}.`);
    for (const mutant of those) console.log(`${where(mutant)}\n    ${lineOf(mutant).trim()}`);
  }
  return 0;
}

/** The same seed draws the same, each at most once. */
function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** After the time is up no further group starts; one that does not end may wait for something that never comes. */
async function tried(mutant: Mutant, copy: string, graph: ImportGraph): Promise<Verdict> {
  const reach = testsThatReach(graph, tests, new Set([mutant.file]));
  const original = readFileSync(join(root, mutant.file), 'utf8');
  const env = { ...process.env, CANVASS_TEST_POSTGRES: 'skip' };
  const begun = Date.now();
  const passed = () => Date.now() - begun;
  let ran = 0;
  let failed: string | undefined;
  writeFileSync(join(copy, mutant.file), applied(original, mutant));
  for (const files of testsInOrder(root, reach)) {
    if (failed !== undefined || passed() > seconds * 1000) break;
    failed = await failingTest({ root: copy, files, env, deadline: Date.now() + seconds * 1000 });
    ran += files.length;
  }
  writeFileSync(join(copy, mutant.file), original);
  const verdict = failed === undefined ? 'survived' : failed === timedOut ? failed : 'killed';
  const by = verdict === 'killed' ? `: ${failed}` : '';
  console.log(
    `${verdict.padEnd(9)}  ${where(mutant)} (${(passed() / 1000).toFixed(0)} s, ${ran} test files${by})`,
  );
  return verdict;
}

function lineOf({ file, line }: Mutant): string {
  return readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
}

function where({ file, line, change }: Mutant): string {
  return `${file}:${line}: ${change}`;
}
