import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProgram, buildScripts } from './buildScripts.ts';
import { chooseTests } from './chooseTests.ts';
import { provideChromium } from './chromium.ts';
import { memoryFolder } from './memoryFolder.ts';
import { providePostgres } from './postgres/providePostgres.ts';
import { providePspp } from './pspp.ts';
import { say, sayWarning } from './say.ts';
import { batchesOf, usesBrowser } from './test/batches.ts';
import { costTable, readCosts } from './test/costs.ts';
import { failures } from './test/failures.ts';
import { isQuickTest } from './test/isQuickTest.ts';
import { testsOfChanges } from './test/reach/testsOfChanges.ts';
import { totals } from './test/totals.ts';
import { workThrough } from './test/workQueue.ts';

/**
 * Runs the tests of the whole repository, or of the given paths:
 *
 *   npm test -- src/kit test/store
 *   npm test -- --quick
 *   npm test -- --changed
 *   npm test -- --changed HEAD~3
 *   npm test -- --full
 *
 * `--quick` leaves out PostgreSQL, browsers, everything that starts processes, and random and long tests. `--changed` takes those
 * that reach a file that differs from a commit; without one, from where the branch left `main`. `--full` also runs
 * what others leave out because it takes long and finds little. Other options with a dash go to Node's test runner.
 */
const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const args = process.argv.slice(2);
const isFull = args.includes('--full');
const isQuick = args.includes('--quick');
const changed = args.includes('--changed') ? args.splice(args.indexOf('--changed')) : undefined;
const base = changed?.find((arg) => !arg.startsWith('-'));
const chosen = chooseTests(
  root,
  args.filter((arg) => !arg.startsWith('-')),
).filter((file) => !isQuick || isQuickTest(root, file));
const files = changed === undefined ? chosen : testsOfChanges(root, chosen, base);
const passedOn = [...args, ...(changed ?? [])].filter(
  (arg) => arg.startsWith('-') && !['--quick', '--changed', '--full'].includes(arg),
);
const inMemory = memoryFolder();
if (inMemory !== undefined) process.env.TMPDIR ??= inMemory;

/** More workers than cores, because many tests wait for other processes. */
const workers = { all: 4, browsers: 2 };

/**
 * A batch that prints nothing for this long hangs: even on a busy machine, each test has ended or timed out by then.
 */
const maxSilence = 20 * 60_000;

let interrupted: NodeJS.Signals | undefined;
const children = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted ??= signal;
    for (const child of children) child.kill(signal);
  });
}

process.exitCode = await main();

async function main(): Promise<number> {
  if (files.length === 0) {
    say(changed === undefined ? `No test file matches ${args.join(' ')}.` : 'No test reaches what changed.');
    return changed === undefined ? 1 : 0;
  }
  if (changed !== undefined) say(`${files.length} of ${chosen.length} test files reach what changed.`);
  await buildScripts(root);
  await buildProgram(root);
  const environment = ownEnvironment();
  if (isFull) environment.CANVASS_TEST_FULL = '1';
  // A browser is large, so it is installed only for tests that use it.
  if (files.some((file) => usesBrowser(root, file))) {
    const chromium = await provideChromium(root);
    if (chromium.value !== undefined) environment.CANVASS_TEST_CHROMIUM = chromium.value;
    else if (!goOnWithout('Chromium', chromium.tried)) return 1;
  }
  if (files.some(usesPspp)) {
    const pspp = await providePspp();
    if (pspp.value === undefined && !goOnWithout('PSPP', pspp.tried)) return 1;
  }
  if (isQuick) return await runTests({ ...environment, CANVASS_TEST_POSTGRES: 'skip' });
  if (environment.CANVASS_TEST_POSTGRES) return await runTests(environment);
  const postgres = await providePostgres(cache);
  if (postgres.value === undefined) {
    return goOnWithout('PostgreSQL', postgres.tried) ? await runTests(environment) : 1;
  }
  try {
    return await runTests({ ...environment, CANVASS_TEST_POSTGRES: postgres.value.url });
  } finally {
    await postgres.value.stop();
  }
}

/** Drops the developer's own settings, so that the tests never touch the developer's data. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(DATABASE_URL|NODE_TEST_CONTEXT|PG[A-Z]+|CANVASS_(?!TEST_).*)$/;
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(kept), NODE_COMPILE_CACHE: join(cache, 'compiled') };
}

/** Tests that read SPSS files back or run command files. */
function usesPspp(file: string): boolean {
  return /\b(readSav|runPspp)\b/.test(readFileSync(join(root, file), 'utf8'));
}

function goOnWithout(name: string, tried: readonly string[]): boolean {
  const strict = process.env.CI === 'true';
  sayWarning([
    `There is no ${name} for the tests. Tried:`,
    ...tried.flatMap((line) => `- ${line}`.split('\n')),
    strict ? 'CI=true: the run fails.' : 'The tests that need it are skipped.',
  ]);
  return !strict;
}

async function runTests(env: NodeJS.ProcessEnv): Promise<number> {
  if (interrupted !== undefined) return 128 + constants.signals[interrupted];
  const folder = mkdtempSync(join(tmpdir(), 'canvass-timings-'));
  try {
    const timings: string[] = [];
    const endings = await workThrough(batchesOf(root, files), workers, async (batch) => {
      const timing = join(folder, `${timings.length}`);
      timings.push(timing);
      const ending = await runNode([...reporters(timing), ...passedOn, ...batch.files], env);
      // At once, so that a failure is seen early; whole, because interleaved output is unreadable.
      process.stdout.write(ending.output);
      return ending;
    });
    const outputs = endings.map(({ output }) => output);
    const costs = readCosts(root, timings);
    writeFileSync(join(cache, 'costs.json'), JSON.stringify(costs, null, 1));
    say(costTable(costs));
    if (files.length > 20) {
      const failed = failures(outputs);
      if (failed !== '') say(failed);
    }
    say(totals(outputs));
    return endings.find(({ code }) => code !== 0)?.code ?? 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The usual report on standard output, and the costs of each test file in a separate file. */
function reporters(timings: string): string[] {
  return [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${pathToFileURL(join(import.meta.dirname, 'test/timingReporter.ts')).href}`,
    `--test-reporter-destination=${timings}`,
  ];
}

async function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  if (interrupted !== undefined) return { code: 128 + constants.signals[interrupted], output: '' };
  const options = ['--test', '--test-isolation=none', '--test-timeout=900000'];
  const child = spawn(process.execPath, [...options, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  children.add(child);
  let output = '';
  const silence = setTimeout(() => {
    sayWarning([`Tests have said nothing for ${maxSilence / 60_000} minutes and are ended:`, ...args]);
    child.kill('SIGTERM');
  }, maxSilence);
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    silence.refresh();
    output += chunk;
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<number>();
  child.once('error', reject);
  child.once('close', (code, signal) => {
    const ending = interrupted ?? signal;
    resolve(ending === null ? (code ?? 1) : 128 + constants.signals[ending]);
  });
  const code = await ended;
  clearTimeout(silence);
  children.delete(child);
  return { code, output };
}
