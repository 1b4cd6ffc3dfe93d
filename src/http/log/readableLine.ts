import { escapeControlCharacters } from '#kit/text/escapeControlCharacters.ts';

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** Shown at their own place, or of no use to a person at a terminal. */
const notListed = new Set(['level', 'time', 'msg', 'err', 'request']);

/**
 * A line of the log for people: local time, level, message and fields.
 *
 *   14:02:11 info  GET /f/k3v9 200 4.1 ms
 *   14:02:15 warn  a sign-in failed event=sign_in_failed reason=wrong_password
 */
export function readableLine(line: string): string {
  const entry = parsed(line);
  if (entry === undefined) return escapeControlCharacters(line);
  const { level, time, msg, method, path, status, ms, err, ...fields } = entry;
  const isAnswer = msg === 'answered';
  const message = isAnswer ? `${method} ${path} ${status} ${ms} ms` : String(msg ?? '');
  const listed = isAnswer ? fields : { ...fields, method, path, status, ms };
  const texts = Object.entries(listed).flatMap(([name, value]) =>
    value === undefined || notListed.has(name) ? [] : `${name}=${textOf(value)}`,
  );
  const head = [clockOf(time), (levels[Number(level)] ?? String(level)).padEnd(5), message, ...texts];
  return `${[onOneLine(head.join(' ')), ...stackOf(err)].join('\n')}\n`;
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}

function clockOf(time: unknown): string {
  const date = new Date(String(time));
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A line end in a field could forge another line. */
function onOneLine(text: string): string {
  return escapeControlCharacters(text.replace(/[\r\n]+/g, ' '));
}

function stackOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null)
    return error === undefined ? [] : [`  ${onOneLine(textOf(error))}`];
  const text = 'stack' in error && error.stack ? error.stack : 'message' in error ? error.message : '';
  return escapeControlCharacters(String(text))
    .split('\n')
    .map((line) => `  ${line}`);
}
