/** The full-width signs too: some spreadsheets fold them to the others. */
const signs = new Set('=+-@＝＋－＠');
const separators = /[;\t\r\n]/;
/** White space, quotes and invisible characters do not defuse the formula behind them. */
const unseen = /[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A cell of a CSV file that no spreadsheet runs as a formula: a sign that begins one gets an apostrophe in front, and so does
 * a tab or line break at the start. A plain number such as `+4930123456` stays as it is. A spreadsheet whose lists are
 * separated by semicolons or tabs begins a new cell after each of them, and after line breaks, even inside quotes: signs
 * there are guarded in the same way.
 *
 * Character by character, because a regular expression would rescan a run of line breaks from each of them.
 */
export function guardFormulas(cell: string): string {
  if (!separators.test(cell) && !beginsOddly(cell)) return cell;
  let text = separators.test(cell[0] ?? '') && cell[0] !== ';' ? "'" : '';
  let isBeginning = true;
  let at = 0;
  for (const character of cell) {
    if (isBeginning && signs.has(character) && !plainNumber.test(part(cell, at))) text += "'";
    text += character;
    at += character.length;
    isBeginning = separators.test(character) || (isBeginning && unseen.test(character));
  }
  return text;
}

/** Whether a sign or something invisible comes first. Nearly every text begins with a letter or a digit, which is cheap to see. */
function beginsOddly(cell: string): boolean {
  const code = cell.charCodeAt(0);
  if ((code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x7a)) return false;
  const [first = ''] = cell;
  return signs.has(first) || unseen.test(first);
}

/** The text from here to the next separator. */
function part(cell: string, start: number): string {
  let end = start;
  while (end < cell.length && !separators.test(cell[end] ?? '')) end += 1;
  return cell.slice(start, end).trim();
}
