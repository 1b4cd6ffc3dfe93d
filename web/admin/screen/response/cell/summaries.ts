/** A long text without line breaks. Only its beginning is in view. */
export function beginningOf(text: string): string {
  return text.slice(0, 300).replace(/\s+/g, ' ').trim();
}

/**
 * A table in one line, and a longer form for those who point at it. A matrix by its answers, `Good · – · Fair`, because
 * its questions are long. Rows that the visitor added by their number and the first of them: `2 rows · Anna, 12`.
 */
export function tableSummary(
  value: unknown,
  counted: (rows: number) => string,
): { readonly short: string; readonly long: string } {
  if (!isTable(value)) return { short: '', long: '' };
  const { headers, rows } = value;
  const isMatrix = headers[0] === '';
  const answers = rows.map((cells) => (isMatrix ? cells.slice(1) : cells).filter(Boolean).join(', '));
  if (isMatrix)
    return {
      short: answers.map((answer) => answer || '–').join(' · '),
      long: rows.map(([label = ''], index) => `${label}: ${answers[index] || '–'}`).join('\n'),
    };
  const [first = ''] = answers;
  return {
    short: first === '' ? counted(rows.length) : `${counted(rows.length)} · ${beginningOf(first)}`,
    long: answers.join('\n'),
  };
}

function isTable(value: unknown): value is { headers: string[]; rows: string[][] } {
  return typeof value === 'object' && value !== null && 'headers' in value && 'rows' in value;
}
