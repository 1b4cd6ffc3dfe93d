const added = new Set<string>();

/**
 * Adds CSS that only this part of the script needs, once. The page's policy allows style sheets that scripts
 * construct.
 */
export function addStyle(rules: string): void {
  if (added.has(rules)) return;
  added.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
