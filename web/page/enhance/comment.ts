import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { CommentField } from '#form/type/comment/settings.ts';
import { countCharacters } from '#form/value/text.ts';
import { type EnhancePage, liveRegion, onAnswer } from './page.ts';

/** Near the limit, screen readers announce the count, debounced. */
const pause = 1000;

/** Shows the remaining characters where the form sets a limit. */
export function enhance(field: HTMLElement, { max_length: max }: CommentField, { texts }: EnhancePage): void {
  const box = field.querySelector('textarea');
  const shown = field.querySelector('.left');
  if (box === null || shown === null || max === undefined) return;
  const announcement = liveRegion();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const count = max - countCharacters(box.value.trim());
    shown.textContent = fillPlaceholders(texts.characters_left ?? '', { count });
    shown.classList.toggle('over', count < 0);
    clearTimeout(timer);
    timer = setTimeout(() => {
      announcement.textContent = count <= max / 10 ? shown.textContent : '';
    }, pause);
  };
  shown.after(announcement);
  onAnswer(field, update);
}
