import { formulaLanguage } from '#form/formula/formulaLanguage.ts';
import { isWaiting } from '#render/text/isWaiting.ts';
import { textFormat } from '#render/text/textFormat.ts';
import type { LivePage } from '../livePage.ts';
import { pageLocale } from './pageLocale.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { formulas: formulaLanguage, show: fillTexts };

/** Fills the answers into the texts that contain formulas, formatted as the server formats them. */
function fillTexts({ sheet, state, form, data }: LivePage): void {
  const locale = pageLocale(data);
  const format = textFormat(form, state, locale, (id, value) => data.labels?.[id]?.[value]);
  for (const text of sheet.querySelectorAll<HTMLElement>('[data-fill]')) {
    const filled = state.fill(formulaLanguage.parseTemplate(text.dataset.fill ?? ''), format);
    if (text.textContent !== filled) text.textContent = filled;
  }
  for (const text of sheet.querySelectorAll<HTMLElement>('[data-wait]'))
    text.hidden = isWaiting(text.dataset.wait?.split(' ') ?? [], form, state);
}
