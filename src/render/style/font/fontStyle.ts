import type { FontName } from '#form/schema/theme.ts';
import { assetFiles } from '../../asset/assetFiles.ts';
import { fallbacks, stacks, type WebFont, webFonts } from './fonts.ts';

/** The scripts of the two files of a font. The first is loaded by nearly every page, the other by few. */
const ranges = {
  latin: 'U+0-FF,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212',
  'latin-ext': 'U+100-24F,U+1E00-1EFF,U+20A0-20C0',
} as const;

/** The `font-family` of a font. */
export function fontStack(name: FontName): string {
  const font = webFonts[name];
  if (font !== undefined)
    return `"${font.family}","${font.family} Fallback",${fallbacks[font.fallback].generic}`;
  return name in stacks ? stacks[name as keyof typeof stacks] : stacks.system;
}

/** The font faces of the given fonts, each with a fallback of the same measures, so that lines do not move. */
export function fontStyle(names: readonly FontName[]): string {
  return [...new Set(names)].map((name) => faces(webFonts[name])).join('');
}

/** The files that a page needs for its first lines. */
export function fontPreloads(names: readonly FontName[]): string[] {
  return [...new Set(names)].flatMap((name) => {
    const font = webFonts[name];
    return font === undefined ? [] : [addressOf(font, 'latin')];
  });
}

function faces(font: WebFont | undefined): string {
  if (font === undefined) return '';
  const { family, unitsPerEm, ascent, descent, lineGap, averageWidth, fallback } = font;
  const { local, width } = fallbacks[fallback];
  const size = averageWidth / unitsPerEm / width;
  const share = (units: number) => percent(units / unitsPerEm / size);
  const stand = `@font-face{font-family:"${family} Fallback";src:${local.map((each) => `local("${each}")`).join(',')};size-adjust:${percent(size)};ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:${share(lineGap)}}`;
  // Characters in both ranges come from the face that is declared last.
  return stand + face(font, 'latin-ext') + face(font, 'latin');
}

function face(font: WebFont, script: keyof typeof ranges): string {
  return `@font-face{font-family:"${font.family}";src:url(${addressOf(font, script)})format("woff2");font-weight:400 700;font-display:swap;unicode-range:${ranges[script]}}`;
}

function addressOf({ file }: WebFont, script: keyof typeof ranges): string {
  return `/assets/${assetFiles[`${file}-${script}.woff2`]}`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
