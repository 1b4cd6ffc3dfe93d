const width = 30;
const interval = 100;

/** One line that is written over and over, on a terminal only: a log or a pipe gets nothing. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  #lastDrawn = 0;
  #drawn = false;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  /** Without a `total` only the number is shown. */
  show(label: string, done: number, total: number | undefined): void {
    if (!this.#stream.isTTY) return;
    const now = Date.now();
    if (now - this.#lastDrawn < interval && done !== total) return;
    this.#lastDrawn = now;
    this.#drawn = true;
    this.#stream.write(`\r\x1b[K${progressLine(label, done, total)}`);
  }

  /** Takes the line away, so that what follows starts on a clean one. */
  clear(): void {
    if (!this.#drawn) return;
    this.#drawn = false;
    this.#stream.write('\r\x1b[K');
  }
}

export function progressLine(label: string, done: number, total: number | undefined): string {
  const number = done.toLocaleString('en');
  if (total === undefined) return `${label} ${number}`;
  const part = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(part * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  return `${label} ${bar} ${Math.floor(part * 100)} % (${number} of ${total.toLocaleString('en')})`;
}
