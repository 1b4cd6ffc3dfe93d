import { enhance as addClear } from './clear.ts';
import type { EnhancePage } from './page.ts';

export function enhance(field: HTMLElement, definition: unknown, page: EnhancePage): void {
  addClear(field, definition, page);
  // Lazy import, because most visitors point; the key that loads it is handled too.
  const load = async (event: KeyboardEvent) => (await import('./digits.ts')).addDigits(field, event);
  field.addEventListener('keydown', load, { once: true });
}
