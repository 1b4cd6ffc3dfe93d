import type { Theme } from '#form/schema/theme.ts';
import { readOwnStyle } from '#form/style/readOwnStyle.ts';
import { mostConditions } from '#form/style/safeSelector.ts';

/**
 * What the author's own CSS adds to the page. Whatever it says, the banner of the test mode stays in front and faults
 * stay to be read: the rules for them outweigh every selector that an author can write.
 */
export function ownStyle({ css }: Theme): string {
  if (css === undefined) return '';
  const { style } = readOwnStyle(css);
  return style === '' ? '' : style + guard;
}

const heavy = (name: string) => `.${name}`.repeat(mostConditions + 2);

// What a rule of the form hides stays hidden, however it is to be shown.
const hidden = '[hidden]'.repeat(mostConditions + 2);

const guard = [
  `${heavy('banner')}{position:relative!important;z-index:1!important}`,
  `${heavy('error')}{display:flex!important;color:var(--bad)!important;font-size:.9375rem!important;line-height:1.5!important;opacity:1!important}`,
  `${heavy('summary')}{display:block!important;color:var(--ink)!important;background:var(--badtint)!important;font-size:1rem!important;line-height:1.5!important;opacity:1!important}`,
  `${heavy('notice')}{background:var(--tint)!important}`,
  `${heavy('warning')}{color:var(--warn)!important;background:var(--warntint)!important;opacity:1!important}`,
  `${heavy('trap')}{width:1px!important;height:1px!important}`,
  // Last, because it weighs as much as those that show.
  `${hidden}{display:none!important}`,
].join('');
