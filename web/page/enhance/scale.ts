import { enhance as addClear } from './clear.ts';
import type { EnhancePage } from './page.ts';

export function enhance(field: HTMLElement, definition: unknown, page: EnhancePage): void {
  addClear(field, definition, page);
  // A question on a screen of its own takes digits itself and moves on.
  if (page.page.data.display === 'one_question') return;
  // Lazy import, because most visitors point; the keys pressed meanwhile are handled too.
  const pressed: KeyboardEvent[] = [];
  const keep = async (event: KeyboardEvent) => {
    if (pressed.push(event) > 1) return;
    const { addDigits } = await import('./digits.ts');
    field.removeEventListener('keydown', keep);
    addDigits(field, pressed);
  };
  field.addEventListener('keydown', keep);
}
