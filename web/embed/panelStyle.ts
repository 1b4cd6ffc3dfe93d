import { panelStyle } from './panel.css.ts';

/** The style of a shadow root, which neither inherits the host page's style nor leaks into it. */
export function applyStyle(root: ShadowRoot): void {
  // The host page's content security policy may forbid `<style>`, but not constructed style sheets.
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelStyle);
    root.adoptedStyleSheets = [sheet];
  } else {
    const element = document.createElement('style');
    element.textContent = panelStyle;
    (root as ShadowRoot).appendChild(element);
  }
}
