import { caseFolded } from '#kit/text/caseFolded.ts';
import { fillPlaceholders } from '#render/field/shown.ts';
import { createElement } from '../livePage.ts';
import { dispatchChange, type EnhancePage, liveRegion, onAnswer } from './page.ts';

interface Row {
  readonly element: HTMLLIElement;
  readonly option: HTMLOptionElement;
  readonly foldedText: string;
}

/** A combobox that searches a list of options. The select stays in the form and is what is sent. */
export function addSearch(field: HTMLElement, select: HTMLSelectElement, { texts }: EnhancePage): void {
  const { id } = select;
  const box = createElement('input', {
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    role: 'combobox',
  });
  const list = createElement('ul', { id: `${id}-list`, role: 'listbox', hidden: true, className: 'found' });
  const announcement = liveRegion();
  const rows = [...select.options].slice(1).map((option, index): Row => {
    const element = createElement('li', {
      id: `${id}-list-${index}`,
      role: 'option',
      textContent: option.text,
    });
    return { element, option, foldedText: caseFolded(option.text) };
  });
  const emptyRow = createElement('li', {
    role: 'option',
    ariaDisabled: 'true',
    textContent: texts.options_none ?? '',
  });
  let active: Row | undefined;

  const copyAttributes = () => {
    for (const name of ['aria-describedby', 'aria-required', 'aria-invalid']) {
      const value = select.getAttribute(name);
      if (value === null) box.removeAttribute(name);
      else box.setAttribute(name, value);
    }
  };
  const setActive = (row: Row | undefined) => {
    active?.element.classList.remove('active');
    active = row;
    row?.element.classList.add('active');
    row?.element.scrollIntoView({ block: 'nearest' });
    if (row) box.setAttribute('aria-activedescendant', row.element.id);
    else box.removeAttribute('aria-activedescendant');
  };
  const visibleRows = () => rows.filter(({ element }) => !element.hidden);
  const show = () => {
    const chosen = select.selectedIndex > 0 ? select.selectedOptions[0] : undefined;
    box.value = chosen?.text ?? '';
    for (const { element, option } of rows) element.ariaSelected = `${option === chosen}`;
  };
  const close = () => {
    list.hidden = true;
    box.ariaExpanded = 'false';
    setActive(undefined);
  };
  const open = (search: string) => {
    const query = caseFolded(search);
    for (const { element, foldedText } of rows) element.hidden = !foldedText.includes(query);
    const found = visibleRows();
    list.hidden = false;
    emptyRow.hidden = found.length > 0;
    box.ariaExpanded = 'true';
    setActive(search === '' ? rows.find(({ option }) => option.selected) : found[0]);
    announcement.textContent = emptyRow.hidden
      ? fillPlaceholders(texts.options_found ?? '', { count: found.length })
      : emptyRow.textContent;
  };
  const choose = (value: string) => {
    if (select.value !== value) {
      select.value = value;
      dispatchChange(select);
    }
    show();
    close();
  };
  const move = (by: number) => {
    if (list.hidden) return open('');
    const found = visibleRows();
    const at = active === undefined ? (by > 0 ? -1 : 0) : found.indexOf(active);
    setActive(found.at((at + by) % found.length));
  };

  box.addEventListener('input', (event) => {
    // A search text is not an answer.
    event.stopPropagation();
    open(box.value);
  });
  box.addEventListener('click', () => open(''));
  box.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && !list.hidden) choose(active?.option.value ?? select.value);
    else if (key === 'Escape' && !list.hidden) {
      show();
      close();
    } else return;
    event.preventDefault();
  });
  box.addEventListener('focus', () => box.select());
  box.addEventListener('blur', () => choose(box.value.trim() === '' ? '' : select.value));
  // Keeps the focus in the box, so that the list does not close before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const row = rows.find(({ element }) => element === target);
    if (row) choose(row.option.value);
  });
  new MutationObserver(copyAttributes).observe(select, {
    attributeFilter: ['aria-describedby', 'aria-required', 'aria-invalid'],
  });

  select.removeAttribute('id');
  select.hidden = true;
  Object.assign(box, {
    id,
    placeholder: texts.search_options,
    ariaExpanded: 'false',
    ariaAutoComplete: 'list',
  });
  box.setAttribute('aria-controls', list.id);
  list.ariaLabel = field.querySelector('.label')?.textContent ?? '';
  list.append(...rows.map(({ element }) => element), emptyRow);
  const frame = createElement('div', { className: 'search' });
  frame.append(box, list, announcement);
  select.before(frame);
  copyAttributes();
  onAnswer(select, show);
}
