import { escapeControlCharacters } from '#kit/text/escapeControlCharacters.ts';

// A reader that closes early (`canvass keys list | head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// If standard error fails too, there is no place left to report it.
process.stderr.on('error', () => undefined);

/**
 * Standard output carries only the requested data; everything else goes to standard error. Piped output
 * keeps its control characters.
 */
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

function onOneLine(cell = ''): string {
  return escapeControlCharacters(cell).replace(/\s*\n\s*/g, ' ');
}
