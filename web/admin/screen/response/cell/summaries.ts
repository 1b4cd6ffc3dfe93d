/** A long text without line breaks. Only its beginning is in view. */
export function oneLine(text: string): string {
  return text.slice(0, 300).replace(/\s+/g, ' ').trim();
}

/**
 * A matrix by its rows: `Food: Good · Service: Fair`. Rows that the visitor added by their number, and the first of
 * them: `2 rows · Anna, 12`.
 */
export function tableSummary(value: unknown, counted: (rows: number) => string): string {
  if (!isTable(value)) return '';
  const { headers, rows } = value;
  if (headers[0] === '')
    return rows
      .map(([label = '', ...cells]) => `${label}: ${cells.filter(Boolean).join(', ')}`)
      .filter((part) => !part.endsWith(': '))
      .join(' · ');
  const first = rows[0]?.filter(Boolean).join(', ') ?? '';
  return first === '' ? counted(rows.length) : `${counted(rows.length)} · ${oneLine(first)}`;
}

function isTable(value: unknown): value is { headers: string[]; rows: string[][] } {
  return typeof value === 'object' && value !== null && 'headers' in value && 'rows' in value;
}
