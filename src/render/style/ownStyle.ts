import type { Theme } from '#form/schema/theme.ts';
import { readOwnStyle } from '#form/style/readOwnStyle.ts';
import { maxConditions } from '#form/style/safeSelector.ts';

/**
 * The author's custom CSS. Whatever it contains, the test banner stays in front and errors stay readable: their
 * rules outrank every selector that an author can write.
 */
export function ownStyle({ css }: Theme): string {
  if (css === undefined) return '';
  const { style } = readOwnStyle(css);
  return style === '' ? '' : style + guard;
}

const heavy = (name: string) => `.${name}`.repeat(maxConditions + 2);

// A field hidden by a rule stays hidden, whatever its display.
const hidden = '[hidden]'.repeat(maxConditions + 2);

const guard = [
  `${heavy('banner')}{position:relative!important;z-index:1!important}`,
  `${heavy('error')}{display:flex!important;color:var(--bad)!important;font-size:.9375rem!important;line-height:1.5!important;opacity:1!important}`,
  `${heavy('summary')}{display:block!important;color:var(--ink)!important;background:var(--badtint)!important;font-size:1rem!important;line-height:1.5!important;opacity:1!important}`,
  `${heavy('notice')}{background:var(--tint)!important}`,
  `${heavy('warning')}{color:var(--warn)!important;background:var(--warntint)!important;opacity:1!important}`,
  `${heavy('trap')}{width:1px!important;height:1px!important}`,
  // Last, because it has the same specificity as the rules that show.
  `${hidden}{display:none!important}`,
].join('');
