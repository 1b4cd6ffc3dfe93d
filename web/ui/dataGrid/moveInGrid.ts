/** A cell by its place; row -1 is the header. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows are in view. */
  readonly page: number;
}

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The cell to which a key leads; undefined for other keys. */
export function moveInGrid(
  { key, ctrlKey, metaKey }: PressedKey,
  { row, column }: GridCell,
  { rows, columns, page }: GridSize,
): GridCell | undefined {
  const isFar = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.min(rows - 1, Math.max(-1, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? columns - 1 : column + 1);
    case 'Home':
      return isFar ? to(0, 0) : to(row, 0);
    case 'End':
      return isFar ? to(rows - 1, columns - 1) : to(row, columns - 1);
    case 'PageUp':
      return to(Math.max(0, row - page), column);
    case 'PageDown':
      return to(row + page, column);
    default:
      return undefined;
  }
}
