/** The names in a pasted text: one per line, the first cell of lines with several. */
export function namesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => firstCell(line).trim().slice(0, 500))
    .filter((name) => name !== '');
}

/** A name such as “Ana, Berlin” keeps its comma unless it is quoted, as spreadsheets quote cells. */
function firstCell(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return line.split(/[\t;]/, 1)[0] ?? '';
}
