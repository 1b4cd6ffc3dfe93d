/** A cell takes so many UTF-16 units. */
export const maxTextLength = 32_767;
const cutMark = '… [cut]';
const special = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff\ud800-\udfff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const isSpecial = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff\ud800-\udfff_]/;

/** A text for XML. Characters that XML cannot hold are written in the way of the spreadsheet format: `_x0001_`. */
export function xmlText(text: string): string {
  const cut = text.length <= maxTextLength ? text : cutToFit(text);
  return isSpecial.test(cut) ? cut.replace(special, escaped) : cut;
}

function cutToFit(text: string): string {
  const end = maxTextLength - cutMark.length;
  const isHalf = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return text.slice(0, isHalf ? end - 1 : end) + cutMark;
}

function escaped(character: string, at: number, whole: string): string {
  switch (character) {
    case '&':
      return '&amp;';
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    case '_':
      return '_x005F_';
  }
  const code = character.charCodeAt(0);
  // Pairs of surrogates are one character; only a single one is not allowed.
  if (code >= 0xd800 && code <= 0xdfff) {
    const other = whole.charCodeAt(code < 0xdc00 ? at + 1 : at - 1);
    if (code < 0xdc00 ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other < 0xdc00)
      return character;
  }
  return `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
}
