import { useEffect } from 'react';
import type { FontName } from '#form/schema/theme.ts';
import { fontPreloads } from '#render/style/font/fontStyle.ts';
import { webFonts } from '#render/style/font/fonts.ts';

const loaded = new Set<FontName>();

/** Loads fonts into the app, so that it shows their names in their own faces. */
export function useShownFonts(names: readonly FontName[]): void {
  useEffect(() => {
    for (const name of names) {
      const font = webFonts[name];
      const [address] = fontPreloads([name]);
      // The app has Inter already.
      if (font === undefined || address === undefined || name === 'inter' || loaded.has(name)) continue;
      loaded.add(name);
      const face = new FontFace(font.family, `url(${address}) format("woff2")`, {
        weight: '400 700',
        display: 'swap',
      });
      document.fonts.add(face);
      // Without the font its name is shown in another one.
      face.load().catch(() => undefined);
    }
  }, [names]);
}
