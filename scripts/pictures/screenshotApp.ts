import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { appScreens } from '../../test/e2e/app/appScreens.ts';
import { builderScreens } from '../../test/e2e/app/builderScreens.ts';
import { openScreen, settled } from '../../test/e2e/app/openScreen.ts';
import { openShowcase } from '../../test/e2e/app/showcase.ts';

interface Look {
  readonly widths: readonly number[];
  readonly schemes: readonly ('light' | 'dark')[];
  readonly isWanted: (name: string) => boolean;
}

const height = 900;

/** Screenshots of every screen of the web app, with sample data on each; returns their files. */
export async function screenshotApp(browser: Browser, folder: string, look: Look): Promise<string[]> {
  const { widths, schemes, isWanted } = look;
  const taken: string[] = [];
  await using showcase = await openShowcase();
  const screens = [...appScreens(showcase), ...builderScreens(showcase)].filter(({ name }) =>
    isWanted(`app-${name}`),
  );
  for (const colorScheme of schemes) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    for (const screen of screens) {
      // Opened once and then resized, because that is quicker, and some steps need the wide layout.
      await page.setViewportSize({ width: Math.max(...widths), height });
      await openScreen(page, showcase, screen);
      for (const width of widths.toSorted((one, other) => other - one)) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const file = `app-${screen.name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        taken.push(file);
      }
    }
    await context.close();
  }
  return taken;
}
