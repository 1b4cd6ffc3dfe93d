/** The element of a selector. The server renders page and script together, so a missing one is a bug. */
export function elementIn<T extends Element>(root: ParentNode, selector: string, type: new () => T): T {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`the page has no ${selector}`);
  return found;
}
