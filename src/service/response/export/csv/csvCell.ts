const needsQuotes = /[",;\t\r\n]/;
const separators = /[;\t\r\n]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;
/** A formula after a separator inside the text; the full-width signs too, which some spreadsheets fold to the others. */
const laterFormula = /([;\t\r\n][ "]*)([=+\-@\uff1d\uff0b\uff0d\uff20][^;\t\r\n]*)/g;

/**
 * A cell of a CSV file. Spreadsheets run a text that begins with `=`, `+`, `-`, `@`, a tab or a line break as a formula, so
 * it gets an apostrophe in front. A plain number such as `+4930123456` stays as it is. An Excel whose lists are separated
 * by semicolons takes the quotes of our cells for text, and begins a new cell after each `;`, tab or line break inside
 * them: what follows is guarded in the same way.
 */
export function csvCell(text: string): string {
  if (!needsQuotes.test(text)) return guarded(text);
  const safe = separators.test(text) ? text.replace(laterFormula, guardedPart) : text;
  return `"${guarded(safe).replaceAll('"', '""')}"`;
}

function guarded(text: string): string {
  return beginsFormula(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function guardedPart(all: string, before: string, rest: string): string {
  return plainNumber.test(rest.trim()) ? all : `${before}'${rest}`;
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
    case 0xff1d: // The full-width forms.
    case 0xff0b:
    case 0xff0d:
    case 0xff20:
      return true;
    default:
      return false;
  }
}
