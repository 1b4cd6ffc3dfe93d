import { type EnhancePage, onAnswer } from '../page.ts';
import { SearchBox } from './searchBox.ts';

/** The attributes that the box takes over, because rules and errors set them on the select. */
const shared = ['aria-describedby', 'aria-required', 'aria-invalid'];

/** Puts a combobox that searches the options before a select and hides the select. */
export function addSearch(field: HTMLElement, select: HTMLSelectElement, page: EnhancePage): void {
  const { id } = select;
  const search = new SearchBox(select, field.querySelector('.label')?.textContent ?? '', page);
  listenToBox(search);
  listenToList(search);
  select.removeAttribute('id');
  select.hidden = true;
  search.box.id = id;
  select.before(search.frame);
  const update = () => copyAttributes(select, search.box);
  new MutationObserver(update).observe(select, { attributeFilter: shared });
  update();
  onAnswer(select, () => search.show());
}

function listenToBox(search: SearchBox): void {
  const { box } = search;
  box.addEventListener('input', (event) => {
    // A search text is not an answer.
    event.stopPropagation();
    search.open(box.value);
  });
  box.addEventListener('click', () => search.open(''));
  box.addEventListener('keydown', (event) => {
    if (pressed(search, event.key)) event.preventDefault();
  });
  box.addEventListener('focus', () => box.select());
  box.addEventListener('blur', () => search.leave());
}

/** Whether the key did something here. */
function pressed(search: SearchBox, key: string): boolean {
  if (key === 'ArrowDown') search.move(1);
  else if (key === 'ArrowUp') search.move(-1);
  else if (!search.isOpen) return false;
  else if (key === 'Enter') search.chooseActive();
  else if (key === 'Escape') {
    search.show();
    search.close();
  } else return false;
  return true;
}

function listenToList(search: SearchBox): void {
  // Keeps the focus in the box, so that the list does not close before the click.
  search.list.addEventListener('pointerdown', (event) => event.preventDefault());
  search.list.addEventListener('click', ({ target }) => search.chooseAt(target));
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of shared) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
