import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Route } from 'playwright-core';
import { languages } from '#form/message/languages.ts';
import { Assets } from '#http/site/assets.ts';
import { renderFormPage } from '#render/page.ts';
import { pageView } from '#render/testing/pageView.ts';
import type { PageLanguage } from '#render/view.ts';
import { provideChromium } from './chromium.ts';
import { type ContactForm, contactForms } from './pictures/contactForms.ts';
import { say } from './say.ts';

/**
 * Contact sheets of every preset, template and demo form, at three widths, light, dark and right-to-left, as visitors see the
 * first page; and the weight of each page:
 *
 *   node bin/runtime.cjs scripts/contactSheet.ts /tmp/sheets                     everything
 *   node bin/runtime.cjs scripts/contactSheet.ts /tmp/sheets presets 390 dark    only these sheets
 */
const root = join(import.meta.dirname, '..');
const [given = 'screenshots/sheets', ...wanted] = process.argv.slice(2);
const folder = resolve(given);
const site = 'http://sheets.test';
const widths = [390, 768, 1440];
const manners = ['light', 'dark', 'rtl'] as const;
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

type Manner = (typeof manners)[number];

const assets = new Assets();
const groups = await contactForms(root);
const pageLanguages = new Map(
  await Promise.all(['en', 'ar'].map(async (tag) => [tag, await pageLanguageOf(tag)] as const)),
);
const found = await provideChromium(root);
if (found.value === undefined) {
  say('There is no Chromium to take pictures with; CANVASS_TEST_CHROMIUM names one.');
  process.exitCode = 1;
} else if (given.startsWith('-')) {
  // Otherwise `--help` would be the name of a folder.
  say('The first word is a folder; the others choose sheets.');
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'weights.txt'), weights());
  const browser = await chromium.launch({ executablePath: found.value, args });
  let count = 0;
  for (const [group, forms] of Object.entries(groups))
    for (const width of widths)
      for (const manner of manners) {
        if (!isWanted([group, String(width), manner])) continue;
        await takeSheet(browser, `${group}-${width}-${manner}`, forms, width, manner);
        count++;
      }
  await browser.close();
  say(`Took ${count} contact sheets into ${folder}.`);
}

/** Each word narrows the choice among groups, widths or manners; without one all are taken. */
function isWanted([group = '', width = '', manner = '']: readonly string[]): boolean {
  const kinds: [string, readonly string[]][] = [
    [group, Object.keys(groups)],
    [width, widths.map(String)],
    [manner, manners],
  ];
  return kinds.every(([value, all]) => {
    const chosen = wanted.filter((word) => all.includes(word));
    return chosen.length === 0 || chosen.includes(value);
  });
}

async function takeSheet(
  browser: Browser,
  name: string,
  forms: readonly ContactForm[],
  width: number,
  manner: Manner,
): Promise<void> {
  const height = width === 390 ? 844 : width === 768 ? 1024 : 900;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: manner === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route(`${site}/**`, (route) => serve(route, forms, manner));
  const pictures: { title: string; picture: string }[] = [];
  for (const form of forms) {
    await page.goto(`${site}/f/${form.name}`, { waitUntil: 'networkidle' });
    await page.evaluate('document.fonts.ready');
    const clip = { x: 0, y: 0, width, height: await shownHeight(page, width) };
    const picture = await page.screenshot({ fullPage: true, clip });
    pictures.push({ title: form.name, picture: picture.toString('base64') });
  }
  const sheet = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await sheet.setContent(sheetPage(name, pictures, width));
  await sheet.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await sheet.close();
  await context.close();
}

/** The first screen and a half: enough to judge a form, small enough for a sheet. */
async function shownHeight(page: Page, width: number): Promise<number> {
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  return Math.min(whole, width === 1440 ? 1100 : 1400);
}

async function serve(route: Route, forms: readonly ContactForm[], manner: Manner): Promise<void> {
  const [, place = '', name = ''] = new URL(route.request().url()).pathname.split('/');
  const form = place === 'f' ? forms.find((each) => each.name === name) : undefined;
  const file = join(root, 'dist', 'web', name);
  if (form !== undefined)
    await route.fulfill({ contentType: 'text/html', body: pageOf(form, manner === 'rtl' ? 'ar' : 'en') });
  else if (place === 'assets' && existsSync(file)) await route.fulfill({ path: file });
  else await route.fulfill({ status: 404 });
}

function pageOf({ title, definition }: ContactForm, language: string): string {
  const { file = '', needs = [] } = assets.entry('page/main') ?? {};
  const script = () => ({ source: `/assets/${file}`, preload: needs.map((each) => `/assets/${each}`) });
  return renderFormPage({ ...pageView(definition), ...pageLanguages.get(language), name: title, script });
}

function sheetPage(name: string, pictures: readonly { title: string; picture: string }[], width: number) {
  const columns = width === 390 ? 7 : width === 768 ? 5 : 3;
  const figures = pictures.map(
    ({ title, picture }) =>
      `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture}" alt=""></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><style>body{margin:16px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px;align-items:start;font:14px system-ui;background:#777;color:#fff}figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`;
}

/** The compressed bytes of each page, without its script, and of the fonts and pictures that it loads. */
function weights(): string {
  const size = (file: string) => {
    const packed = join(root, 'dist', 'web', `${file}.br`);
    return readFileSync(existsSync(packed) ? packed : join(root, 'dist', 'web', file)).length;
  };
  const rows = Object.values(groups)
    .flat()
    .map((form) => {
      const text = pageOf(form, 'en');
      const sum = (pattern: RegExp) =>
        [...new Set([...text.matchAll(pattern)].map(([, file = '']) => file))].reduce(
          (bytes, file) => bytes + size(file),
          0,
        );
      const page = brotliCompressSync(text).length;
      const fonts = sum(/<link rel="preload" href="\/assets\/([^"]+\.woff2)"/g);
      const pictures = sum(/\/assets\/([\w-]+\.svg)/g);
      return [form.name.padEnd(24), page, fonts, pictures].join('\t');
    });
  return ['form\tpage\tfonts\tpictures', ...rows, ''].join('\n');
}

async function pageLanguageOf(tag: string): Promise<PageLanguage> {
  const language = languages.get(tag);
  if (language === undefined) throw new Error(`${tag} is no language of the page`);
  return { language: tag, direction: language.direction, ...(await language.load()) };
}
