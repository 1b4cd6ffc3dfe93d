import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { bundleAdmin } from '../../../../scripts/build/bundleAdmin.ts';
import { pseudoLanguage } from '../../../../scripts/build/texts/pseudoLanguage.ts';
import { type InstalledCopy, installedCopy } from '../../../install/installedCopy.ts';
import { isFullRun } from '../../../support/fullRun.ts';
import { describeInBrowser, launchBrowser } from '../../browserVisit.ts';
import { appScreens } from '../appScreens.ts';
import { openScreen } from '../openScreen.ts';
import { openShowcase, type Showcase } from '../showcase.ts';
import { seenTexts } from './seenTexts.ts';

const root = join(import.meta.dirname, '../../../..');

/** Several tests, because a slow machine needs minutes for all screens. A usual run looks at every third one. */
const parts = 3;

/** Screens whose steps press no button by its English name. */
const withoutNames = ['palette', 'shortcuts', 'forms-nothing-found'];

describeInBrowser('the web app in the pseudo-language', () => {
  let copy: InstalledCopy;
  let browser: Browser;
  let showcase: Showcase;
  let page: Page;
  before(async () => {
    copy = installedCopy('node_modules/canvass', ['bin', 'dist', 'templates', 'package.json']);
    await buildPseudoApp(join(copy.folder, 'dist/web'));
    browser = await launchBrowser();
    showcase = await openShowcase({ write: (words) => `⸨${words}⸩`, forms: 6, program: copy.folder });
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: pseudoLanguage.code });
    page = await context.newPage();
  });
  after(async () => {
    await browser?.close();
    await showcase?.[Symbol.asyncDispose]();
    copy?.[Symbol.dispose]();
  });

  test('a text that is not from the catalogue is found', async () => {
    const other = await browser.newPage();
    await other.setContent(
      '<p>[Šåṽé “⸨Trees⸩” ··]</p><p>Save “⸨Trees⸩”</p><button aria-label="Close">×</button><p>19 Nov 2026</p>',
    );
    assert.deepEqual(await seenTexts(other), { untranslated: ['Save “⸨Trees⸩”', 'Close'], translated: 1 });
    await other.close();
  });

  test('an ordinary build does not have the pseudo-language', () => {
    const built = join(root, 'dist/web');
    const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
    assert.ok(scripts.length > 0);
    assert.deepEqual(
      scripts.filter((name) => readFileSync(join(built, name), 'utf8').includes(pseudoLanguage.name)),
      [],
    );
  });

  for (let part = 1; part <= (isFullRun ? parts : 1); part += 1)
    test(`every text of a screen is from the catalogue (${part} of ${parts})`, async () => {
      const screens = appScreens(showcase).filter(
        ({ name, act }) => act === undefined || withoutNames.includes(name),
      );
      const found: string[] = [];
      for (const [index, screen] of screens.entries()) {
        if (index % parts !== part - 1) continue;
        await openScreen(page, showcase, screen);
        const { translated, untranslated } = await seenTexts(page);
        assert.ok(translated > 0, `${screen.name} is not in the pseudo-language`);
        found.push(...untranslated.map((text) => `${screen.name}: ${text}`));
      }
      assert.deepEqual(found, []);
    });
});

/** Puts the app with the pseudo-language into a copy of the program. */
async function buildPseudoApp(folder: string): Promise<void> {
  const { files, entries } = await bundleAdmin(root, { hasPseudoLanguage: true });
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  for (const { name, code } of files) {
    const content = Buffer.from(code);
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, fast));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 1 }));
  }
  const manifest = join(folder, 'manifest.json');
  const { default: built } = await import(manifest, { with: { type: 'json' } });
  writeFileSync(manifest, JSON.stringify({ ...built, ...entries }));
}
