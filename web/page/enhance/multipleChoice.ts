import type { MultipleChoiceField } from '#form/schema/field/multipleChoice.ts';
import { shuffled } from '#kit/shuffled.ts';
import { worded } from '#render/field/shown.ts';
import { make } from '../livePage.ts';
import { enhance as addClear } from './clear.ts';
import { type EnhancePage, tell, watch } from './page.ts';

export function enhance(field: HTMLElement, definition: MultipleChoiceField, page: EnhancePage): void {
  const options = field.querySelector('.options');
  if (options === null) return;
  if (definition.shuffle) {
    const drawn = [...options.querySelectorAll(':scope>label')];
    options.prepend(...shuffled(drawn, page.submission + definition.id));
  }
  joinOther(field);
  if (!definition.multiple) addClear(field, definition, page);
  else if (definition.max) countChosen(field, options, definition.max, page);
}

/** Words of the visitor's own choose their option, and whoever points at it can write at once. */
function joinOther(field: HTMLElement): void {
  const [choice, words] = field.querySelectorAll<HTMLInputElement>('.other input');
  if (choice === undefined || words === undefined) return;
  words.addEventListener('input', () => {
    if (choice.checked || words.value.trim() === '') return;
    choice.checked = true;
    tell(choice);
  });
  // The arrow keys choose as well, and must be free to go on.
  choice.addEventListener('click', ({ detail }) => {
    if (detail > 0 && choice.checked) words.focus();
  });
}

function countChosen(field: HTMLElement, options: Element, max: number, { texts }: EnhancePage): void {
  const count = Object.assign(make('p', { className: 'left' }), { role: 'status' });
  const look = () => {
    const chosen = options.querySelectorAll(':checked').length;
    count.textContent = chosen > 0 ? worded(texts.chosen_of ?? '', { count: chosen, max }) : '';
    count.classList.toggle('over', chosen > max);
  };
  options.after(count);
  watch(field, look);
}
