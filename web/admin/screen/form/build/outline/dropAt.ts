import type { FieldPosition } from '#form/edit/fields/position.ts';

/** Where a dragged field would go, and the line that shows it, in pixels of the tree. */
export interface Drop {
  readonly position: FieldPosition;
  readonly top: number;
}

/** The position under a point in the outline: between two fields, or at the start of a page. */
export function dropAt(tree: HTMLElement, y: number): Drop | undefined {
  const origin = tree.getBoundingClientRect().top - tree.scrollTop;
  let position: FieldPosition | undefined;
  let top = 0;
  for (const row of tree.querySelectorAll<HTMLElement>('[data-row-page],[data-row-field]')) {
    const box = row.getBoundingClientRect();
    const { rowPage } = row.dataset;
    if (rowPage !== undefined) {
      if (position !== undefined && y < box.top + box.height / 2) break;
      position = { page: rowPage, index: 0 };
    } else {
      if (position === undefined || y < box.top + box.height / 2) break;
      position = { page: position.page, index: position.index + 1 };
    }
    top = box.bottom - origin;
  }
  return position && { position, top };
}

/** The index that a dragged page gets at a point. */
export function pageIndexAt(tree: HTMLElement, y: number, page: string): number {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-row-page]')];
  const others = rows.filter((row) => row.dataset.rowPage !== page);
  const before = others.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return before === -1 ? others.length : before;
}
