/**
 * One CSV line without its line break. Every cell is quoted, and a sign that a spreadsheet would read as the
 * start of a formula gets an apostrophe in front, because cells hold user input.
 */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(',');
}

/**
 * Signs at the start of a cell, and after anything that starts a cell if the separator is a semicolon or a tab:
 * then the quotes do not protect, so line breaks count too. White space and invisible characters do not defuse
 * a formula.
 */
const signs = new Set('=+-@＝＋－＠');
const beginsCell = new Set(';\t\r\n');
const unseen = /[\s"\p{Cc}\p{Cf}]/u;

/** Character by character: a regular expression would rescan a run of line breaks from each of them. */
function withoutFormulas(cell: string): string {
  let text = '';
  let isBeginning = true;
  for (const character of cell) {
    if (isBeginning && signs.has(character)) text += "'";
    text += character;
    isBeginning = beginsCell.has(character) || (isBeginning && unseen.test(character));
  }
  return text;
}
