// A reader that closes early (`canvass keys list | head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// If standard error fails too, there is no place left to report it.
process.stderr.on('error', () => undefined);

/** Standard output carries only the requested data; everything else goes to standard error. */
export function print(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? escapeControlCharacters(text) : text}\n`);
}

export function note(text: string): void {
  process.stderr.write(`${process.stderr.isTTY ? escapeControlCharacters(text) : text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Pads each column to its widest cell. */
export function printTable(headers: string[], rows: string[][]): void {
  const widths = headers.map((header, column) =>
    Math.max(header.length, ...rows.map((row) => onOneLine(row[column]).length)),
  );
  for (const row of [headers, ...rows]) {
    print(
      row
        .map((cell, column) => onOneLine(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

/**
 * Escapes control characters on terminals, because names come from users and imports and could inject terminal commands.
 * Piped output stays as it is.
 */
export function escapeControlCharacters(text: string): string {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}

function onOneLine(cell = ''): string {
  return escapeControlCharacters(cell).replace(/\s*\n\s*/g, ' ');
}
