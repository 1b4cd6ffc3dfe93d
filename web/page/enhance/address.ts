import { suggestCountry } from './likelyCountry.ts';
import type { EnhancePage } from './page.ts';

export function enhance(field: HTMLElement, _definition: unknown, page: EnhancePage): void {
  const select = field.querySelector('select');
  if (select !== null) suggestCountry(select, page);
}
