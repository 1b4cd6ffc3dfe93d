import type { CommentField } from '#form/schema/field/comment.ts';
import { countCharacters } from '#form/value/text.ts';
import { worded } from '#render/field/shown.ts';
import { make } from '../livePage.ts';
import { type EnhancePage, live, watch } from './page.ts';

/** Near the end it is read out, but only when the visitor pauses. */
const pause = 1000;

/** How much can still be written, where the form sets a limit of its own. */
export function enhance(field: HTMLElement, { max_length: max }: CommentField, { texts }: EnhancePage): void {
  const box = field.querySelector('textarea');
  if (box === null || max === undefined) return;
  const shown = make('p', { className: 'left', ariaHidden: 'true' });
  const spoken = live();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const count = max - countCharacters(box.value.trim());
    shown.textContent = worded(texts.characters_left ?? '', { count });
    shown.classList.toggle('over', count < 0);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      spoken.textContent = count <= max / 10 ? shown.textContent : '';
    }, pause);
  };
  box.after(shown, spoken);
  watch(field, look);
}
