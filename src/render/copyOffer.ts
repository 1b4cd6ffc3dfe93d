import { type Html, html } from './html.ts';
import { copyName } from './pageNames.ts';
import { copyStyle as style } from './style/copy.css.ts';
import type { FormView } from './view.ts';

/** The style of the checkbox, after that of the page; pages without it do not carry it. */
export function copyStyle(offersCopy: boolean | undefined): string {
  return offersCopy === true ? style : '';
}

/** The checkbox above the send button, where visitors may ask for a copy of their answers. The script shows it in the last step. */
export function copyOffer({ offersCopy, texts, values }: FormView): Html | undefined {
  if (offersCopy !== true) return undefined;
  const checked = values.has(copyName) ? html` checked` : undefined;
  return html`<label class="copy"><input type="checkbox" name="${copyName}" value="1"${checked}> <span>${texts.send_copy}</span></label>
`;
}
