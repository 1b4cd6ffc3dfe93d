import type { FormDefinition } from '#form/definition/document.ts';
import { schemedStyle } from '#render/canvas/schemedStyle.ts';
import { pageStyle } from '#render/style/pageStyle.ts';

const sheet = new CSSStyleSheet();
let written = '';

/** Applies the style of the form as a constructed sheet, because the frame's policy allows no other. */
export function applyFormStyle(draft: FormDefinition, scheme: 'light' | 'dark'): void {
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  const style = schemedStyle(pageStyle(draft), scheme);
  if (style === written) return;
  written = style;
  sheet.replaceSync(style);
}

/** The elements of a piece of HTML that `src/render` made. */
export function elementsOf(markup: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return [...template.content.children];
}
