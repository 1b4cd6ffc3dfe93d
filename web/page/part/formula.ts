import { formulaLanguage } from '#form/formula/formulaLanguage.ts';
import type { LivePage } from '../livePage.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { formulas: formulaLanguage, show: fillTexts };

/** Fills the answers into the texts that contain formulas. */
function fillTexts({ sheet, state }: LivePage): void {
  for (const text of sheet.querySelectorAll<HTMLElement>('[data-fill]')) {
    const filled = state.fill(formulaLanguage.parseTemplate(text.dataset.fill ?? ''));
    if (text.textContent !== filled) text.textContent = filled;
  }
}
