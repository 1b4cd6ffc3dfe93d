/** How long the page waits for its script. */
export const patience = '3s';

/**
 * CSS that holds while the script of a form is awaited, so that nothing moves when it comes. Animations, because they end: if the
 * script never comes, the page says and shows what holds without it.
 */
export function untilScript(selector: string, name: string, declarations: string): string {
  return `${whereScriptsRun(`${selector}{animation:${name} ${patience}}`)}@keyframes ${name}{from,to{${declarations}}}`;
}

/** An element shown while the script is awaited, and hidden if that never comes. An element without a box begins no animation. */
export function shownUntilScript(selector: string, declarations: string): string {
  return `${whereScriptsRun(`${selector}{${declarations};animation:past ${patience} forwards}`)}@keyframes past{to{display:none}}`;
}

function whereScriptsRun(rules: string): string {
  return `@media (scripting:enabled){${rules}}`;
}
