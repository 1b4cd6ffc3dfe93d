const needsQuotes = /[",\r\n]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A cell of a CSV file. Spreadsheets run a text that begins with `=`, `+`, `-`, `@`, a tab or a line break as a formula, so
 * it gets an apostrophe in front, which they do not show. A plain number such as `+4930123456` stays as it is.
 */
export function csvCell(text: string): string {
  const safe = beginsFormula(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function beginsFormula(text: string): boolean {
  switch (text.charCodeAt(0)) {
    case 0x3d: // =
    case 0x2b: // +
    case 0x2d: // -
    case 0x40: // @
    case 0x09:
    case 0x0a:
    case 0x0d:
    case 0xff1d: // The full-width forms, which some spreadsheets fold to the others.
    case 0xff0b:
    case 0xff0d:
    case 0xff20:
      return true;
    default:
      return false;
  }
}
