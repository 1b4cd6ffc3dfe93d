import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { defaults, type TableEntryField } from '#form/type/tableEntry/settings.ts';
import { maxRowsOf } from '#form/type/tableEntry/tableReading.ts';
import { idOf } from '#render/field/ids.ts';
import { createElement } from '../livePage.ts';
import { enhance as addClear } from './clear.ts';
import { dispatchChange, type EnhancePage } from './page.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Rows that the visitor adds and removes. Control names contain the row index and are renumbered. */
export function enhance(field: HTMLElement, definition: TableEntryField, page: EnhancePage): void {
  if (definition.rows) addClear(field, definition, page);
  const { texts, restored } = page;
  const table = field.querySelector('table');
  const body = table?.tBodies[0];
  if (!table || !body || definition.rows) return;
  const least = Math.max(1, fillDefaults(defaults, definition).min_rows);
  const most = maxRowsOf(definition);
  const label = table.dataset.add || texts.add_row || '';
  const add = createElement('button', { type: 'button', className: 'button quiet add', textContent: label });
  const rowName = (row: number) => fillPlaceholders(texts.row ?? '', { row });

  /** Renumbers the names, ids and labels of a row. */
  const renumber = (row: HTMLTableRowElement, index: number) => {
    const [heading] = row.cells;
    const before = heading?.textContent ?? '';
    if (heading) heading.textContent = rowName(index + 1);
    for (const control of controlsOf(row)) {
      const column = control.name.slice(control.name.lastIndexOf('.') + 1);
      const ariaLabel = control.ariaLabel ?? '';
      control.name = `${definition.id}.${index}.${column}`;
      control.id = index || +column ? idOf(definition.id, index, column) : idOf(definition.id);
      control.ariaLabel = ariaLabel.slice(0, ariaLabel.length - before.length) + rowName(index + 1);
    }
    const remove = row.querySelector<HTMLElement>('.remove button');
    if (remove) remove.ariaLabel = fillPlaceholders(texts.row_remove ?? '', { row: index + 1 });
  };

  const update = () => {
    [...body.rows].forEach(renumber);
    const { length } = body.rows;
    add.hidden = length >= most;
    for (const button of body.querySelectorAll<HTMLElement>('.remove button'))
      button.hidden = length <= least;
  };

  const addButton = (row: HTMLTableRowElement) => {
    const button = createElement('button', { type: 'button', className: 'clear', textContent: '×' });
    button.onclick = () => {
      const index = row.sectionRowIndex;
      row.remove();
      update();
      const next = body.rows[Math.min(index, body.rows.length - 1)];
      (next && controlsOf(next)[0])?.focus();
      dispatchChange(field);
    };
    const cell = row.insertCell();
    cell.className = 'remove';
    cell.append(button);
  };

  const addRow = (): HTMLTableRowElement | undefined => {
    const last = [...body.rows].at(-1);
    if (last === undefined) return undefined;
    const row = body.insertRow();
    row.append(
      ...[...last.cells]
        .filter(({ className }) => className !== 'remove')
        .map((cell) => cell.cloneNode(true)),
    );
    for (const control of controlsOf(row)) {
      if (control.type === 'checkbox' && 'checked' in control) control.checked = false;
      else control.value = '';
      control.removeAttribute('aria-invalid');
    }
    addButton(row);
    update();
    return row;
  };

  add.onclick = () => {
    const row = addRow();
    if (row) controlsOf(row)[0]?.focus();
  };
  table.tHead?.rows[0]?.insertCell();
  for (const row of body.rows) addButton(row);
  table.after(add);
  update();
  restore(restored, definition.id, body, () => body.rows.length < most && addRow() !== undefined);
}

/** Restored answers may need more rows than an empty table has. */
function restore(
  restored: EnhancePage['restored'],
  id: string,
  body: HTMLTableSectionElement,
  addRow: () => boolean,
): void {
  for (const [name, texts] of restored) {
    const row = name.startsWith(`${id}.`) ? Number.parseInt(name.slice(id.length + 1), 10) : -1;
    while (body.rows.length <= row && addRow());
    const control = body.rows[row] && controlsOf(body.rows[row]).find((each) => each.name === name);
    if (control === undefined) continue;
    if (control.type === 'checkbox' && 'checked' in control) control.checked = texts.length > 0;
    else control.value = texts[0] ?? '';
  }
}

function controlsOf(row: HTMLElement): Control[] {
  return [...row.querySelectorAll<Control>('input,select')];
}
