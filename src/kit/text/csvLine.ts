/**
 * One line of a table for spreadsheets, without its end. Every cell stands in quotes, and a sign by which a spreadsheet
 * would take text for a formula gets an apostrophe in front: names come from people.
 */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(',');
}

/**
 * Signs at the beginning, and after what begins a cell where the separator is a semicolon or a tab: then the quotes of a
 * cell do not hold, so that a line break counts too. White space and marks that are not seen do not help a formula.
 */
const signs = new Set('=+-@＝＋－＠');
const beginsCell = new Set(';\t\r\n');
const unseen = /[\s"\p{Cc}\p{Cf}]/u;

/** Character by character: a pattern would look at a run of line breaks again from each of them. */
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
