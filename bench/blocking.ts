import { type Browser, chromium } from 'playwright-core';
import { provideChromium } from '../scripts/chromium.ts';
import { openVisit } from '../test/page/visitor.ts';
import { longForm } from './longForm.ts';

export interface BlockingBenchOptions {
  /** Fields of the form; the ten of the other benchmarks, repeated. */
  fields: number;
  /** How often the page is opened; the lowest counts, because other work only adds. */
  rounds: number;
  say: (line: string) => void;
}

/** Figures by their names in the JSON output. */
export type BlockingFigures = Record<'blocking_ms' | 'longest_ms' | 'forced_layout_ms', number>;

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
/** How many times slower than this machine the measured phone is. */
const slowdown = 4;
/** A task blocks the visitor from here on, as Lighthouse counts it. */
const unnoticed = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly beginData?: { readonly url?: string; readonly stackTrace?: unknown };
  };
}

/** The main thread of a phone that opens a long form: how long its tasks block the visitor. */
export async function benchBlocking({ fields, rounds, say }: BlockingBenchOptions): Promise<BlockingFigures> {
  const found = await provideChromium(new URL('..', import.meta.url).pathname);
  if (found.value === undefined) throw new Error('There is no Chromium; CANVASS_TEST_CHROMIUM names one.');
  const visit = await openVisit('sqlite');
  const browser = await chromium.launch({ executablePath: found.value, args });
  try {
    await visit.form('longform', longForm(fields));
    const measured: BlockingFigures[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const figures = await measure(browser, `${visit.url}/f/longform`);
      // The first round is a warm-up.
      if (round > 0) measured.push(figures);
      say(`${fields} fields: ${JSON.stringify(figures)}`);
    }
    const lowest = (name: keyof BlockingFigures) => Math.min(...measured.map((each) => each[name]));
    return {
      blocking_ms: lowest('blocking_ms'),
      longest_ms: lowest('longest_ms'),
      forced_layout_ms: lowest('forced_layout_ms'),
    };
  } finally {
    await browser.close();
    await visit[Symbol.asyncDispose]();
  }
}

async function measure(browser: Browser, address: string): Promise<BlockingFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await page.goto(address);
  await page.locator('.sending').waitFor({ state: 'attached' });
  // The page enhances its fields in several tasks, which end before the network counts as idle.
  await page.waitForLoadState('networkidle');
  await session.send('Tracing.end');
  await complete;
  await context.close();
  return figuresOf(events, address);
}

/** Thread time excludes the work of other processes. */
function figuresOf(events: readonly TraceEvent[], address: string): BlockingFigures {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map((main) => events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid));
  // The browser has other renderers.
  const own = threads.find((thread) => thread.some(({ args }) => args?.beginData?.url === address)) ?? [];
  const tasks = own
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000)
    .filter((duration) => duration > unnoticed);
  const forced = own.filter(({ name, args }) => name === 'Layout' && args?.beginData?.stackTrace);
  return {
    blocking_ms: tasks.reduce((sum, duration) => sum + duration - unnoticed, 0),
    longest_ms: Math.max(0, ...tasks),
    forced_layout_ms: forced.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
  };
}
