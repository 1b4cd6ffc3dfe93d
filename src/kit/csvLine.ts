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
const formula = /(^|[;\t\r\n])([\s"\p{Cc}\p{Cf}]*)([=+\-@＝＋－＠])/gu;

function withoutFormulas(cell: string): string {
  return cell.replace(formula, "$1$2'$3");
}
