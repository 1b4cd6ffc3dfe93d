import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { MultipleChoiceField } from '#form/type/multipleChoice/settings.ts';
import { shuffled } from '#kit/shuffled.ts';
import { createElement } from '../livePage.ts';
import { enhance as addClear } from './clear.ts';
import { dispatchChange, type EnhancePage, onAnswer } from './page.ts';

export function enhance(field: HTMLElement, definition: MultipleChoiceField, page: EnhancePage): void {
  const options = field.querySelector('.options');
  if (options === null) return;
  if (definition.shuffle) {
    const labels = [...options.querySelectorAll(':scope>label')];
    options.prepend(...shuffled(labels, page.submission + definition.id));
  }
  joinOther(field);
  if (!definition.multiple) addClear(field, definition, page);
  else if (definition.max) countChosen(field, options, definition.max, page);
}

/** Typing into the text of "Other" selects it, and clicking "Other" focuses its text. */
function joinOther(field: HTMLElement): void {
  const [choice, text] = field.querySelectorAll<HTMLInputElement>('.other input');
  if (choice === undefined || text === undefined) return;
  text.addEventListener('input', () => {
    if (choice.checked || text.value.trim() === '') return;
    choice.checked = true;
    dispatchChange(choice);
  });
  // Arrow keys select too and must not lose the focus.
  choice.addEventListener('click', ({ detail }) => {
    if (detail > 0 && choice.checked) text.focus();
  });
}

function countChosen(field: HTMLElement, options: Element, max: number, { texts }: EnhancePage): void {
  const count = Object.assign(createElement('p', {}), { role: 'status' });
  const update = () => {
    const chosen = options.querySelectorAll(':checked').length;
    count.textContent = chosen > 0 ? fillPlaceholders(texts.chosen_of ?? '', { count: chosen, max }) : '';
    // An empty line takes no room.
    count.className = chosen > max ? 'left over' : chosen > 0 ? 'left' : 'unseen';
  };
  options.after(count);
  onAnswer(field, update);
}
