import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Browser, chromium, type Route } from 'playwright-core';
import { provideChromium } from './chromium.ts';
import { screenshotApp } from './pictures/screenshotApp.ts';
import { screenshotPages } from './pictures/screenshotPages.ts';
import { say } from './say.ts';

/**
 * Screenshots of every public page at two widths and every screen of the web app at three, light and dark, into
 * `screenshots/`, with a contact sheet of all:
 *
 *   npm run screenshots              everything
 *   npm run screenshots -- faulty    only the pages whose name starts with this
 *   npm run screenshots -- app-      only the web app
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'screenshots', 'pages');
const wanted = process.argv.slice(2);
const site = 'http://pictures.test';
const widths = [390, 1440];
/** At 1024 the builder has one column, and the rest of the app its side bar. */
const appWidths = [390, 1024, 1440];
const schemes = ['light', 'dark'] as const;
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

const pages = await screenshotPages();
const found = await provideChromium(root);
if (found.value === undefined) {
  say('There is no Chromium to take pictures with; CANVASS_TEST_CHROMIUM names one.');
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: found.value, args });
  const taken = await takePictures(browser);
  if (wanted.length === 0 || wanted.some((begin) => begin.startsWith('app')))
    taken.push(...(await screenshotApp(browser, folder, { widths: appWidths, schemes, isWanted })));
  await browser.close();
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, contactSheet(taken));
  say(`Took ${taken.length} pictures. All of them: ${relative(root, sheet)}`);
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((begin) => name.startsWith(begin));
}

async function takePictures(browser: Browser): Promise<string[]> {
  const taken: string[] = [];
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.route(`${site}/**`, serve);
      for (const [name, { text, focus, isLive, act }] of Object.entries(pages)) {
        if (!isWanted(name)) continue;
        if (isLive) await page.goto(`${site}/f/${name}`, { waitUntil: 'networkidle' });
        else await page.setContent(text);
        if (isLive) await act?.(page);
        if (focus !== undefined) await page.locator(focus).first().focus();
        const file = `${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        taken.push(file);
      }
      await context.close();
    }
  }
  return taken;
}

/** Serves the pages with their script, and the built script; nothing else. */
async function serve(route: Route): Promise<void> {
  const [, place = '', name = ''] = new URL(route.request().url()).pathname.split('/');
  const file = join(root, 'dist', 'web', name);
  const page = place === 'f' ? pages[name] : undefined;
  if (page !== undefined) await route.fulfill({ contentType: 'text/html', body: page.text });
  else if (place === 'assets' && existsSync(file)) await route.fulfill({ path: file });
  else await route.fulfill({ status: 404 });
}

function contactSheet(files: readonly string[]): string {
  const pictures = files.toSorted().map((file) => {
    // A PNG has its width in its first bytes.
    const wide = readFileSync(join(folder, file)).readUInt32BE(16) > 600;
    return `<figure class="${wide ? 'wide' : ''}"><a href="${file}"><img src="${file}" alt=""></a><figcaption>${file}</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pages</title><style>body{display:flex;flex-wrap:wrap;gap:24px;align-items:start;font:14px system-ui;background:#888}figure{margin:0;width:240px}.wide{width:640px}img{width:100%}</style>${pictures.join('\n')}\n`;
}
