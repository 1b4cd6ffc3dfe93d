import { searchable } from '#kit/text/rankMatches.ts';
import { createElement } from '../../livePage.ts';
import { dispatchChange, type EnhancePage, onAnswer } from '../page.ts';
import { SearchList, type SearchRow } from '../picker/searchList.ts';

interface OptionRow extends SearchRow {
  readonly option: HTMLOptionElement;
}

/** The attributes that the box takes over, because rules and errors set them on the select. */
const shared = ['aria-describedby', 'aria-required', 'aria-invalid'];

/**
 * Puts a combobox that searches the options before a select and hides the select, which stays in the form and is what is
 * sent.
 */
export function addSearch(field: HTMLElement, select: HTMLSelectElement, { texts }: EnhancePage): void {
  const { id } = select;
  const box = createElement('input', { type: 'text', id, autocomplete: 'off', spellcheck: false });
  box.placeholder = texts.search_options ?? '';
  const rows = [...select.options].slice(1).map(rowOf);
  // The likely country stands twice, which only helps in the whole list.
  const once = rows.filter(({ option }) => option.dataset.likely === undefined);

  const open = (query: string) => {
    const chosen = rows.find(({ option }) => option.selected);
    list.search(query, chosen, query === '' ? rows : once);
  };
  /** Shows the chosen option in the box. */
  const show = () => {
    const chosen = select.selectedIndex > 0 ? select.selectedOptions[0] : undefined;
    box.value = chosen?.text ?? '';
    list.select(({ option }) => option === chosen);
  };
  const choose = (value: string) => {
    if (select.value !== value) {
      select.value = value;
      dispatchChange(select);
    }
    show();
    list.close();
  };
  const list = new SearchList(box, rows, texts, {
    label: field.querySelector('.label')?.textContent ?? '',
    onChoose: ({ value }) => choose(value),
    onOpen: () => open(''),
    onCancel: () => choose(select.value),
  });

  box.addEventListener('input', (event) => {
    // A search text is not an answer.
    event.stopPropagation();
    open(box.value);
  });
  box.addEventListener('click', () => open(''));
  box.addEventListener('focus', () => box.select());
  // Keeps the choice, or clears it if the visitor emptied the box.
  box.addEventListener('blur', () => choose(box.value.trim() === '' ? '' : select.value));
  replaceSelect(select, box, createElement('div', { className: 'search' }, box, list.element, list.status));
  onAnswer(select, show);
}

function replaceSelect(select: HTMLSelectElement, box: HTMLElement, frame: HTMLElement): void {
  const hadFocus = document.activeElement === select;
  select.removeAttribute('id');
  select.hidden = true;
  select.before(frame);
  const update = () => copyAttributes(select, box);
  new MutationObserver(update).observe(select, { attributeFilter: shared });
  update();
  if (hadFocus) box.focus();
}

function rowOf(option: HTMLOptionElement): OptionRow {
  const element = createElement('li', {}, option.text);
  if (option.disabled) element.ariaDisabled = 'true';
  if (option.dataset.likely !== undefined) element.className = 'likely';
  return { value: option.value, element, option, ...searchable(option.text) };
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of shared) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
