const added = new Set<readonly string[]>();

/**
 * Adds CSS that only this part of the script needs, once. The page's policy allows style sheets that scripts
 * construct.
 */
export function addStyle(rules: readonly string[]): void {
  if (added.has(rules)) return;
  added.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}
