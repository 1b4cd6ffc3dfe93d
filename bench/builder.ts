import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { provideChromium } from '../scripts/chromium.ts';
import { openBuilder } from '../test/e2e/app/build/openBuilder.ts';
import { openShowcase, type Showcase } from '../test/e2e/app/showcase.ts';
import { longForm } from './longForm.ts';

export interface BuilderBenchOptions {
  fields: number;
  /** How often the form is opened; the lowest counts, because other work only adds. */
  rounds: number;
  say: (line: string) => void;
}

/** Figures by their names in the JSON output. */
export type BuilderFigures = Record<'typing_ms' | 'dragging_ms' | 'undo_ms', number>;

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const words = 'How did you hear of this event?';
const moves = 40;
const undos = 10;

/** A long form in the builder: milliseconds of script, in the app and in the frame together, for one key, move or undo. */
export async function benchBuilder({ fields, rounds, say }: BuilderBenchOptions): Promise<BuilderFigures> {
  const found = await provideChromium(new URL('..', import.meta.url).pathname);
  if (found.value === undefined) throw new Error('There is no Chromium; CANVASS_TEST_CHROMIUM names one.');
  const browser = await chromium.launch({ executablePath: found.value, args });
  try {
    await using showcase = await openShowcase({ forms: 1 });
    const measured: BuilderFigures[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const figures = await measure(browser, showcase, fields);
      // The first round is a warm-up.
      if (round > 0) measured.push(figures);
      say(`${fields} fields: ${JSON.stringify(figures)}`);
    }
    const lowest = (name: keyof BuilderFigures) => Math.min(...measured.map((each) => each[name]));
    return { typing_ms: lowest('typing_ms'), dragging_ms: lowest('dragging_ms'), undo_ms: lowest('undo_ms') };
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, showcase: Showcase, count: number): Promise<BuilderFigures> {
  const viewport = { width: 1700, height: 1000 };
  const { page, canvas } = await openBuilder(browser, showcase, longForm(count), { viewport });
  // With the outline, which lists every field.
  await page.getByRole('button', { name: 'Outline' }).click();
  const sessions = await sessionsOf(page);
  const middle = canvas.locator('.field').nth(Math.floor(count / 2));
  await middle.scrollIntoViewIfNeeded();
  await middle.locator('.label [data-text]').click();
  const typing = await cost(sessions, page, async () => {
    for (const key of words) await act(page, () => page.keyboard.press(key));
  });
  await page.keyboard.press('Escape');
  const handle = await canvas.locator('.canvas-layer .drag').boundingBox();
  if (handle === null) throw new Error('the field has no handle');
  await page.mouse.move(handle.x + 16, handle.y + 16);
  await page.mouse.down();
  const dragging = await cost(sessions, page, async () => {
    for (let move = 0; move < moves; move += 1)
      await act(page, () => page.mouse.move(handle.x - move, 200 + move * 15));
  });
  await page.mouse.up();
  const undoing = await cost(sessions, page, async () => {
    for (let time = 0; time < undos; time += 1)
      await act(page, () => page.keyboard.press(time % 2 === 0 ? 'Control+z' : 'Control+y'));
  });
  await page.context().close();
  return {
    typing_ms: typing / words.length,
    dragging_ms: dragging / moves,
    undo_ms: undoing / undos,
  };
}

/** The page, and its frame where the browser gives it a process of its own. */
async function sessionsOf(page: Page): Promise<CDPSession[]> {
  const context = page.context();
  const sessions = [await context.newCDPSession(page)];
  for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
    const session = await context.newCDPSession(frame).catch(() => undefined);
    if (session !== undefined) sessions.push(session);
  }
  // Thread time excludes the work of other processes.
  for (const session of sessions) await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return sessions;
}

/** Milliseconds of script during `work`. */
async function cost(sessions: readonly CDPSession[], page: Page, work: () => Promise<void>): Promise<number> {
  const busy = async () => {
    let sum = 0;
    for (const session of sessions) {
      const { metrics } = await session.send('Performance.getMetrics');
      sum += (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
    }
    return sum;
  };
  await act(page, async () => undefined);
  const before = await busy();
  await work();
  return (await busy()) - before;
}

/** Acts, and waits until app and frame have answered each other and painted. */
async function act(page: Page, step: () => Promise<unknown>): Promise<void> {
  await step();
  for (let frame = 0; frame < 2; frame += 1)
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}
