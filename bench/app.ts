import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { provideChromium } from '../scripts/chromium.ts';
import { become } from '../test/e2e/app/openScreen.ts';
import { openShowcase, type Showcase } from '../test/e2e/app/showcase.ts';

export interface AppBenchOptions {
  /** Forms in the long list; the short list has ten. */
  forms: number;
  /** How often the pair is measured; the median counts. */
  rounds: number;
  say: (line: string) => void;
}

/** Figures by their names in the JSON output. */
export type AppFigures = Record<'first_load_kb' | 'search_10_vs_1000' | 'search_ms' | 'scroll_ms', number>;

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const keys = [...'contact', ...Array.from('contact', () => 'Backspace')];
const scrolls = 30;

/** The list of forms in a real browser: the size of its script, and the cost of a key press and a scroll. */
export async function benchApp({ forms, rounds, say }: AppBenchOptions): Promise<AppFigures> {
  const found = await provideChromium(new URL('..', import.meta.url).pathname);
  if (found.value === undefined) throw new Error('There is no Chromium; CANVASS_TEST_CHROMIUM names one.');
  const browser = await chromium.launch({ executablePath: found.value, args });
  try {
    await using long = await openShowcase({ forms });
    await using short = await openShowcase({ forms: 10 });
    const measured: { search: number; shortSearch: number; scroll: number; load: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await measure(browser, long);
      const other = await measure(browser, short);
      // The first round is a warm-up.
      if (round > 0) measured.push({ ...one, shortSearch: other.search });
    }
    const middle = (read: (each: (typeof measured)[number]) => number) => median(measured.map(read));
    const figures = {
      first_load_kb: middle(({ load }) => load) / 1000,
      search_10_vs_1000: middle(({ search, shortSearch }) => shortSearch / search),
      search_ms: middle(({ search }) => search),
      scroll_ms: middle(({ scroll }) => scroll),
    };
    say(
      `${forms} forms: ${figures.search_ms.toFixed(1)} ms of the page for a key, ${figures.scroll_ms.toFixed(1)} ms for a turn of the wheel`,
    );
    return figures;
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  { owner, organization, url }: Showcase,
): Promise<{ search: number; scroll: number; load: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await become(context, owner, url);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let load = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) load += encodedDataLength;
  });
  await page.goto(`${url}/app/o/${organization}`, { waitUntil: 'networkidle' });
  const loaded = load;
  // Thread time excludes the work of other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByRole('searchbox').focus();
  const searching = await cost(session, page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await painted(page);
    }
  });
  const scrolling = await cost(session, page, async () => {
    for (let turn = 0; turn < scrolls; turn += 1) {
      await page.mouse.wheel(0, 800);
      await painted(page);
    }
  });
  await context.close();
  return { search: searching / keys.length, scroll: scrolling / scrolls, load: loaded };
}

/** Milliseconds that the page's main thread was busy during `work`. */
async function cost(session: CDPSession, page: Page, work: () => Promise<void>): Promise<number> {
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await painted(page);
  const before = await busy();
  await work();
  return (await busy()) - before;
}

async function painted(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
